//! The connections. Written out, since `axum::serve` has no time-out for a head that is never finished.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use axum::serve::Listener;
use axum::Router;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tower_http::add_extension::AddExtension;

use crate::sessions::Peer;

/// Time that open connections get to end once the server is told to stop.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// Serves until it is told to stop, then lets open connections end. Closes a connection on which no request arrives for
/// `idle`, or only a part of its head.
pub async fn serve(mut listener: TcpListener, app: Router, idle: Duration, stop: impl Future<Output = ()>) {
    // No browser speaks HTTP/2 without encryption.
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(idle);
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut stop => break,
        };
        // Around the router, which all connections share: a layer within it would copy every route.
        let service = TowerToHyperService::new(AddExtension::new(app.clone(), Peer(address.ip())));
        let connection = builder.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(open.watch(connection));
    }
    drop(listener);
    tokio::select! { () = open.shutdown() => (), () = tokio::time::sleep(PATIENCE) => () }
}
