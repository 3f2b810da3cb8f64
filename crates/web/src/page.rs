//! The page, embedded when the server was compiled, or read from a folder; a few words instead when it is not there.

use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Request, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};
use solvarium_engine::{Message, message};
use solvarium_protocol::words_of;
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;

use crate::headers::listed;
use crate::language;

/// The page that was built before the server.
#[derive(RustEmbed)]
#[folder = "../../page/dist"]
#[allow_missing = true]
struct Embedded;

/// Where the page is: in a folder, else embedded.
#[derive(Clone, Debug)]
pub struct Page(pub Option<PathBuf>);

impl Page {
    /// Whether there is a page.
    pub fn is_built(&self) -> bool {
        match &self.0 {
            None => Embedded::get(INDEX).is_some(),
            Some(folder) => folder.join(INDEX).is_file(),
        }
    }
}

const INDEX: &str = "index.html";
/// The folder whose files have names that change with their content.
const NAMED_BY_CONTENT: &str = "assets/";

/// The routes of the page: whatever is no route of the protocol.
pub fn router(page: Page) -> Router {
    let files = match page.0 {
        None => get(embedded),
        Some(folder) => {
            let files = ServeDir::new(folder).precompressed_br();
            get(|uri, headers| in_folder(files, uri, headers))
        }
    };
    Router::new().fallback(files).layer(CompressionLayer::new())
}

/// The file that a path names. A name without a dot is a place in the page, which finds its way itself.
fn name_of(path: &str) -> &str {
    let path = path.trim_start_matches('/');
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) { path } else { INDEX }
}

async fn embedded(uri: Uri, headers: HeaderMap) -> Response {
    let name = name_of(uri.path());
    if is_of_protocol(&uri) {
        return not_found(&headers, &message!("protocol-no-route"));
    }
    match Embedded::get(name) {
        Some(file) => found(name, &file, &headers),
        None if name == INDEX => {
            let missing = message!("protocol-page-not-built", command = code("make run"));
            in_place_of_the_page(&missing, "", &headers).into_response()
        }
        None => not_found(&headers, &message!("protocol-no-file")),
    }
}

/// A file of the folder. Any of them may change, so browsers ask for each again; a page that is not there yet is awaited.
async fn in_folder(mut files: ServeDir, uri: Uri, headers: HeaderMap) -> Response {
    if is_of_protocol(&uri) {
        return not_found(&headers, &message!("protocol-no-route"));
    }
    let name = name_of(uri.path());
    let mut request = Request::get(format!("/{name}")).body(Body::empty()).unwrap_or_default();
    *request.headers_mut() = headers.clone();
    match files.try_call(request).await {
        Ok(found) if found.status() != StatusCode::NOT_FOUND => ([(CACHE_CONTROL, "no-cache")], found).into_response(),
        _ if name == INDEX => {
            let again = "<meta http-equiv=\"refresh\" content=\"2\">";
            let awaited = in_place_of_the_page(&message!("protocol-page-awaited"), again, &headers);
            (StatusCode::SERVICE_UNAVAILABLE, [(CACHE_CONTROL, "no-store")], awaited).into_response()
        }
        _ => not_found(&headers, &message!("protocol-no-file")),
    }
}

fn is_of_protocol(uri: &Uri) -> bool {
    uri.path().starts_with("/api/")
}

fn not_found(headers: &HeaderMap, message: &Message) -> Response {
    (StatusCode::NOT_FOUND, language::line(headers, message)).into_response()
}

fn code(text: &str) -> String {
    format!("<code>{text}</code>")
}

/// What stands in the place of a page that is not there, with what belongs into its head.
fn in_place_of_the_page(missing: &Message, head: &str, headers: &HeaderMap) -> Html<String> {
    let words = words_of(language::of(headers));
    let routes = ["POST /api/ask", "POST /api/stream", "GET /api/health"].map(code);
    let missing = words.text(missing);
    let there = words.text(&message!("protocol-is-there", routes = routes.to_vec()));
    let language = words.language().name();
    Html(format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">{head}<title>Solvarium</title>\
         <h1>Solvarium</h1><p>{missing}</p><p>{there}</p></html>\n"
    ))
}

/// A file, unless the browser has it; as the build compressed it, where the browser reads that. Files named by their
/// content are kept for ever, others are asked for again.
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
    let small =
        listed(headers, ACCEPT_ENCODING).any(|coding| coding == "br").then(|| Embedded::get(&format!("{name}.br")));
    match small.flatten() {
        Some(small) => (about, [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")], small.data).into_response(),
        None => (about, file.data.clone()).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::ACCEPT_LANGUAGE;

    use super::*;

    #[test]
    fn a_missing_page_is_explained_in_the_language() {
        let missing = message!("protocol-page-not-built", command = code("make run"));
        let Html(english) = in_place_of_the_page(&missing, "", &HeaderMap::new());
        assert!(english.contains("lang=\"en\"") && english.contains("<code>make run</code> builds both"), "{english}");
        assert!(english.contains("The protocol is there: <code>POST /api/ask</code>, "), "{english}");
        let vietnamese = HeaderMap::from_iter([(ACCEPT_LANGUAGE, "vi".parse().unwrap())]);
        let Html(page) = in_place_of_the_page(&missing, "", &vietnamese);
        assert!(page.contains("lang=\"vi\"") && page.contains("lệnh <code>make run</code> sẽ dựng"), "{page}");
    }
}
