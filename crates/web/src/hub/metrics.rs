//! What those who run a server want to know: whether it is ready, and numbers for Prometheus at an address of their own.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use serde_json::json;
use tokio::net::TcpListener;

use super::Doors;

/// Bounds of the classes of times, in seconds.
const SECONDS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 60.0];

/// Whether the server can answer: 503 while its database is away.
pub async fn ready(State(doors): State<Arc<Doors>>) -> Response {
    let ready = doors.hub.is_ready().await;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(json!({"ready": ready}))).into_response()
}

/// Counts requests and their times, by route, never by what was asked for.
pub async fn count(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("page", |path| path.as_str()).to_string();
    let (method, began) = (request.method().to_string(), Instant::now());
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    tracing::debug!(%method, route, status, milliseconds = began.elapsed().as_millis() as u64, "request");
    counter!("solvarium_requests_total", "route" => route.clone(), "method" => method, "status" => status).increment(1);
    histogram!("solvarium_request_seconds", "route" => route).record(began.elapsed().as_secs_f64());
    response
}

/// Tells the numbers at an address, until the program ends.
pub async fn serve(listener: TcpListener, doors: Arc<Doors>) {
    let recorder = PrometheusBuilder::new().set_buckets(&SECONDS).and_then(|builder| builder.install_recorder());
    let Ok(handle) = recorder else {
        return tracing::error!("metrics are told once in a process");
    };
    let app = Router::new().route("/metrics", get(numbers)).with_state((handle, doors));
    if let Err(error) = axum::serve(listener, app).await {
        tracing::error!(%error, "metrics are told no longer");
    }
}

async fn numbers(State((handle, doors)): State<(PrometheusHandle, Arc<Doors>)>) -> String {
    if let Ok(jobs) = doors.hub.open_jobs().await {
        gauge!("solvarium_jobs_open").set(jobs as f64);
    }
    gauge!("solvarium_database_ready").set(f64::from(u8::from(doors.hub.is_ready().await)));
    if let Some(bytes) = solvarium_lab::memory::resident() {
        gauge!("solvarium_resident_bytes").set(bytes as f64);
    }
    handle.run_upkeep();
    handle.render()
}
