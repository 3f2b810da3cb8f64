//! The screens on an in-memory terminal: what they look like, and what keys and clicks do.

mod looks;
mod playing;
mod stage;
mod watching;
mod words;
