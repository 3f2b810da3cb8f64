//! Light Up (Akari): put bulbs on white cells until every one is lit and no bulb lights another.

pub mod deduce;
pub mod hall;
