//! Numbers with units, as people write them.

/// A size in bytes: `1000`, `512MiB`, `2GiB`, `1.5G`.
pub fn size(text: &str) -> Result<u64, String> {
    let split = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let factor: u64 = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "k" | "kib" => 1 << 10,
        "m" | "mib" => 1 << 20,
        "g" | "gib" => 1 << 30,
        "t" | "tib" => 1 << 40,
        "kb" => 1000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        "tb" => 1_000_000_000_000,
        _ => return Err("expected a number and a unit such as KiB, MiB or GiB".into()),
    };
    let number: f64 = number.trim().parse().map_err(|_| "expected a size such as 512MiB or 2GiB".to_string())?;
    let bytes = number * factor as f64;
    if bytes >= 1.0 && bytes < u64::MAX as f64 {
        Ok(bytes as u64)
    } else {
        Err("expected a size from 1 byte to 16 EiB".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("256MiB"), Ok(256 << 20));
        assert_eq!(size("1.5g"), Ok(3 << 29));
        assert_eq!(size("1000"), Ok(1000));
        assert_eq!(size("2GB"), Ok(2_000_000_000));
        for wrong in ["", "GiB", "-1", "0", "1x", "NaN", "inf"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
