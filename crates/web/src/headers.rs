//! The headers of every response, and lists in those of a request.

use axum::extract::Request;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::Response;

/// What the page needs, and nothing from elsewhere. It compiles its module (`wasm-unsafe-eval`), runs it in workers, sets
/// styles of single elements, and draws pictures to save by way of `blob:` addresses.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
form-action 'self'; frame-ancestors 'none'";

/// What the worker needs that runs heuristics which people write: code is made of their texts, so it may reach nothing.
const OWN_CONTENT: &str = "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'none'; \
base-uri 'none'; frame-ancestors 'none'";
/// How the address of that worker begins.
const OWN_WORKER: &str = "/assets/own_worker-";

/// Which pages may load a response.
const LOADED_BY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const HEADERS: [(HeaderName, &str); 8] = [
    (CONTENT_SECURITY_POLICY, CONTENT),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (LOADED_BY, "same-origin"),
    // These two let the page's workers share memory, so that a running search can be told to stop.
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
];

/// The response with the headers that all have. Only the view that is made to stand in other pages, `/?embed`, may be framed:
/// there the page keeps nothing and changes nothing of the person's, so a page that lies over it can trick nobody into much.
pub async fn complete(request: Request, next: Next) -> Response {
    let embedded = is_embedded(request.uri());
    let own = request.uri().path().starts_with(OWN_WORKER);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));
    if own {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(OWN_CONTENT));
    }
    if embedded {
        let framed = CONTENT.replace("frame-ancestors 'none'", "frame-ancestors *");
        let framed = HeaderValue::from_str(&framed).expect("it differs from the other in one letter");
        headers.insert(CONTENT_SECURITY_POLICY, framed);
        headers.insert(LOADED_BY, HeaderValue::from_static("cross-origin"));
        headers.remove(X_FRAME_OPTIONS);
    }
    response
}

/// Whether an address is that of the page's view for other pages.
fn is_embedded(uri: &Uri) -> bool {
    let mut keys = uri.query().unwrap_or_default().split('&').filter_map(|part| part.split('=').next());
    matches!(uri.path(), "/" | "/index.html") && keys.any(|key| key == "embed")
}

/// The parts of a header that is a list; what is said about how much a part is wished for stays with it.
pub fn listed(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|list| list.split(',')).map(str::trim)
}
