//! Two servers and two workers on one PostgreSQL are one.
