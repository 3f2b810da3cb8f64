//! The page, embedded when the server was compiled; a few words instead when it had not been built.

use axum::Router;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};
use tower_http::compression::CompressionLayer;

/// The built page.
#[derive(RustEmbed)]
#[folder = "../../page/dist"]
#[allow_missing = true]
struct Page;

const INDEX: &str = "index.html";
/// The folder whose files have names that change with their content.
const NAMED_BY_CONTENT: &str = "assets/";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Solvarium</title>\
<h1>Solvarium</h1><p>The server runs, but the page was not built into it: <code>make run</code> builds both where Node is \
installed.</p><p>The protocol is there: <code>POST /api/ask</code>, <code>POST /api/stream</code>, \
<code>GET /api/health</code>.</p></html>\n";

/// Whether there is a page.
pub fn is_built() -> bool {
    Page::get(INDEX).is_some()
}

/// The routes of the page: whatever is no route of the protocol.
pub fn router() -> Router {
    Router::new().fallback(get(file)).layer(CompressionLayer::new())
}

async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return (StatusCode::NOT_FOUND, "there is nothing of this name in the protocol\n").into_response();
    }
    // A name without a dot is a place in the page, which finds its way itself.
    let name = if path.rsplit('/').next().is_some_and(|last| last.contains('.')) { path } else { INDEX };
    match Page::get(name) {
        Some(file) => found(name, &file, &headers),
        None if name == INDEX => (StatusCode::OK, [(CONTENT_TYPE, "text/html")], NOT_BUILT).into_response(),
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

/// A file, unless the browser has it; as the build compressed it, where the browser reads that. Files named by their content are kept for ever, others are asked for again.
fn found(name: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let for_ever = name.starts_with(NAMED_BY_CONTENT);
    let kept = if for_ever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(ETAG, tag.clone()), (CACHE_CONTROL, kept.into())];
    if listed(headers, IF_NONE_MATCH).any(|known| known.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let about = (about, [(CONTENT_TYPE, file.metadata.mimetype().to_string())]);
    let small = listed(headers, ACCEPT_ENCODING).any(|coding| coding == "br").then(|| Page::get(&format!("{name}.br")));
    match small.flatten() {
        Some(small) => (about, [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")], small.data).into_response(),
        None => (about, file.data.clone()).into_response(),
    }
}

/// The parts of a header that is a list; what is said about how much a part is wished for stays with it.
fn listed(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|list| list.split(',')).map(str::trim)
}
