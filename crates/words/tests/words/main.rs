//! What people read: how messages become words, and the files that the words are in.

mod message_files;
mod texts;
