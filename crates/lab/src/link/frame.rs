//! The outside of a link: bytes as letters, a checksum, compression.
//!
//! The first four bytes are the checksum (CRC-32, little-endian) of all that follow. The next one says how the rest is packed:
//! 0 as it is, 1 by DEFLATE (RFC 1951).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::{LONGEST, LinkError, MOST_BYTES};

const PLAIN: u8 = 0;
const DEFLATED: u8 = 1;
/// How hard to try to make it small, of 10.
const EFFORT: u8 = 9;

/// Bytes as the letters of a link.
pub fn pack(fields: &[u8]) -> String {
    let small = compress_to_vec(fields, EFFORT);
    let (how, body) = if small.len() < fields.len() { (DEFLATED, small.as_slice()) } else { (PLAIN, fields) };
    let body = [&[how], body].concat();
    URL_SAFE_NO_PAD.encode([&checksum(&body).to_le_bytes(), body.as_slice()].concat())
}

/// The bytes of a link's letters.
pub fn unpack(letters: &str) -> Result<Vec<u8>, LinkError> {
    if letters.len() > LONGEST {
        return Err(LinkError::TooLarge);
    }
    let bytes = URL_SAFE_NO_PAD.decode(letters).map_err(|_| LinkError::Damaged)?;
    let (sum, body) = bytes.split_first_chunk().ok_or(LinkError::Damaged)?;
    if u32::from_le_bytes(*sum) != checksum(body) {
        return Err(LinkError::Damaged);
    }
    match body.split_first() {
        Some((&PLAIN, fields)) => Ok(fields.to_vec()),
        Some((&DEFLATED, small)) => decompress_to_vec_with_limit(small, MOST_BYTES).map_err(|_| LinkError::TooLarge),
        Some(_) => Err(LinkError::Newer),
        None => Err(LinkError::Damaged),
    }
}

/// CRC-32 as everywhere, bit by bit: the tables of a faster one would weigh more in the browser than a link does.
fn checksum(bytes: &[u8]) -> u32 {
    let bit = |sum: u32, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
    !bytes.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), bit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_bytes_are_compressed_and_short_ones_are_not() {
        let long = b"sokoban".repeat(100);
        assert!(pack(&long).len() < 80);
        for bytes in [&long[..], b"", b"x", b"abc"] {
            assert_eq!(unpack(&pack(bytes)).unwrap(), bytes);
        }
        assert_eq!(pack(b"abc").len(), (4usize + 1 + 3).div_ceil(3) * 4 - 1);
    }

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!([checksum(b""), checksum(b"123456789")], [0, 0xcbf4_3926]);
    }

    #[test]
    fn every_changed_or_missing_letter_is_noticed() {
        let link = pack(b"b\x09sokoban/1m\x04uulL");
        for at in 0..link.len() {
            let other = if link.as_bytes()[at] == b'A' { "B" } else { "A" };
            let wrong = format!("{}{other}{}", &link[..at], &link[at + 1..]);
            assert!(matches!(unpack(&wrong), Err(LinkError::Damaged)), "{wrong}");
            assert!(matches!(unpack(&link[..at]), Err(LinkError::Damaged)), "{}", &link[..at]);
        }
    }

    #[test]
    fn what_unpacks_to_too_much_is_refused_early() {
        let packed = pack(&vec![b'#'; MOST_BYTES + 1]);
        assert!(packed.len() < 3000 && matches!(unpack(&packed), Err(LinkError::TooLarge)));
        assert!(unpack(&pack(&vec![b'#'; MOST_BYTES])).is_ok());
        assert!(matches!(unpack(&"A".repeat(LONGEST + 1)), Err(LinkError::TooLarge)));
    }

    #[test]
    fn a_packing_of_later_days_is_told_apart_from_damage() {
        let body = [7, 1, 2, 3];
        let link = URL_SAFE_NO_PAD.encode([&checksum(&body).to_le_bytes(), &body[..]].concat());
        assert!(matches!(unpack(&link), Err(LinkError::Newer)));
    }
}
