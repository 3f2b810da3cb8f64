//! The shared house: people, shared levels, leaderboards and classes, kept in a database.
