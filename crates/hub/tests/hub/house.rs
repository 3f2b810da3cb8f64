//! A house for each test.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use solvarium_hub::{Config, Hub, Place, Register, Who};
use solvarium_lab::Limits;
use sqlx::{Connection, PgConnection};

/// Where the address of a PostgreSQL server is.
const SERVER: &str = "SOLVARIUM_POSTGRES";
pub const LIMITS: Limits =
    Limits { nodes: Some(200_000), seconds: Some(20.0), cpu_seconds: None, bytes: Some(256 << 20) };

pub fn config(place: Place) -> Config {
    Config { place, is_open: true, job_limits: LIMITS }
}

/// Runs a test on a house in a folder.
pub async fn on_sqlite<F: Future<Output = ()>>(test: impl FnOnce(Arc<Hub>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::open(&config(Place::Folder(folder.path().into()))).await.unwrap();
    test(hub.clone()).await;
    hub.close().await;
}

/// Runs a test on a house at a server, in a database of its own.
pub async fn on_postgres<F: Future<Output = ()>>(test: impl FnOnce(Arc<Hub>) -> F) {
    let Some(place) = database().await else {
        return solvarium_testing::skipped("PostgreSQL is missing: tools/with_postgres starts it");
    };
    let hub = Hub::open(&config(place)).await.unwrap();
    test(hub.clone()).await;
    hub.close().await;
}

/// A new database at the server.
pub async fn database() -> Option<Place> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var(SERVER).ok()?;
    let name = format!("house_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let create = format!("CREATE DATABASE {name}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(create)).execute(&mut connection).await.unwrap();
    let (address, _) = server.rsplit_once('/').unwrap();
    Some(Place::Server(format!("{address}/{name}")))
}

/// The same tests on both.
macro_rules! on_both {
    ($($test:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { $crate::house::on_sqlite(super::$test).await; })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { $crate::house::on_postgres(super::$test).await; })*
        }
    };
}
pub(crate) use on_both;

/// Somebody who is signed in.
pub async fn person(hub: &Hub, name: &str) -> Who {
    let register = Register { name: name.into(), passphrase: None, character: None };
    let (_, token) = hub.register(register).await.unwrap();
    hub.who(&token.0).await.unwrap().unwrap()
}

/// The admin.
pub async fn admin(hub: &Hub) -> Who {
    let secret = hub.first_admin().await.unwrap().unwrap();
    let (_, token) = hub.sign_in(&solvarium_hub::Visit::Link { secret }).await.unwrap();
    hub.who(&token.0).await.unwrap().unwrap()
}
