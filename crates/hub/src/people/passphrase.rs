//! Passphrases. Only their hashes are kept (argon2id), and few are worked out at once, since each takes 19 MiB.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use solvarium_engine::message;
use tokio::sync::Semaphore;

use crate::problem::{Answer, Kind, Problem};

/// Fewest letters, and most bytes.
const SHORTEST: usize = 8;
const LONGEST: usize = 256;

/// Works out hashes, two at a time.
pub struct Hashing(Semaphore);

impl Default for Hashing {
    fn default() -> Self {
        Hashing(Semaphore::new(2))
    }
}

impl Hashing {
    /// The hash of a new passphrase.
    pub async fn hash(&self, passphrase: &str) -> Answer<String> {
        if passphrase.chars().count() < SHORTEST || passphrase.len() > LONGEST {
            let message = message!("hub-passphrase-refused", least = SHORTEST, most = LONGEST);
            return Err(Problem::new(Kind::Refused, message));
        }
        let passphrase = passphrase.to_string();
        let hash = move || Argon2::default().hash_password(passphrase.as_bytes()).map(|hash| hash.to_string());
        self.work(hash).await?.map_err(|error| Problem::broken(error.to_string()))
    }

    /// Whether a passphrase is the one of a hash. Without a hash it takes as long, so that nobody learns which names exist.
    pub async fn matches(&self, passphrase: &str, hash: Option<String>) -> Answer<bool> {
        let (passphrase, known) = (passphrase.to_string(), hash.is_some());
        let hash = hash.unwrap_or_else(|| NOBODY.to_string());
        let verify = move || {
            let hash = PasswordHash::new(&hash).ok()?;
            Argon2::default().verify_password(passphrase.as_bytes(), &hash).ok()
        };
        Ok(self.work(verify).await?.is_some() && known)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let _place = self.0.acquire().await.map_err(Problem::broken)?;
        tokio::task::spawn_blocking(work).await.map_err(Problem::broken)
    }
}

/// A hash of the same cost that belongs to nobody.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_passphrase_matches() {
        let hashing = Hashing::default();
        let hash = hashing.hash("bốn con mèo").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && !hash.contains("mèo"), "{hash}");
        assert!(hashing.matches("bốn con mèo", Some(hash.clone())).await.unwrap());
        assert!(!hashing.matches("ba con mèo", Some(hash)).await.unwrap());
        assert!(!hashing.matches("bốn con mèo", None).await.unwrap());
        assert!(PasswordHash::new(NOBODY).is_ok());
        assert!(hashing.hash("short").await.is_err() && hashing.hash(&"x".repeat(257)).await.is_err());
    }
}
