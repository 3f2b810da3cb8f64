//! Copies that are made while people write.
