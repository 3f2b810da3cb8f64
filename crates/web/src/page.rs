//! The page, embedded when the server was compiled, or read from a folder; a few words instead when it is not there.

use std::path::{Component, Path, PathBuf};

use axum::Router;
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::utils::read_file_from_fs;
use rust_embed::{EmbeddedFile, RustEmbed};
use solvarium_engine::{Message, message};
use solvarium_protocol::words_of;
use tower_http::compression::CompressionLayer;

use crate::headers::listed;
use crate::language;

/// The page that was built before the server.
#[derive(RustEmbed)]
#[folder = "../../page/dist"]
#[allow_missing = true]
struct Embedded;

/// The files of the page: those of a folder, else the embedded ones.
#[derive(Clone, Debug)]
pub struct Page(pub Option<PathBuf>);

impl Page {
    /// Whether there is a page.
    pub fn is_built(&self) -> bool {
        self.get(INDEX).is_some()
    }

    fn get(&self, name: &str) -> Option<EmbeddedFile> {
        match &self.0 {
            None => Embedded::get(name),
            Some(folder) if stays_inside(name) => read_file_from_fs(&folder.join(name)).ok(),
            Some(_) => None,
        }
    }
}

/// Whether a name leads to a place below the folder it is looked up in.
fn stays_inside(name: &str) -> bool {
    Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

const INDEX: &str = "index.html";
/// The folder whose files have names that change with their content.
const NAMED_BY_CONTENT: &str = "assets/";

/// The routes of the page: whatever is no route of the protocol.
pub fn router(page: Page) -> Router {
    Router::new().fallback(get(file)).with_state(page).layer(CompressionLayer::new())
}

async fn file(State(page): State<Page>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return not_found(&headers, &message!("protocol-no-route"));
    }
    // A name without a dot is a place in the page, which finds its way itself.
    let name = if path.rsplit('/').next().is_some_and(|last| last.contains('.')) { path } else { INDEX };
    match page.get(name) {
        Some(file) => found(&page, name, &file, &headers),
        None if name == INDEX => ([(CONTENT_TYPE, "text/html")], not_built(&page, &headers)).into_response(),
        None => not_found(&headers, &message!("protocol-no-file")),
    }
}

fn not_found(headers: &HeaderMap, message: &Message) -> Response {
    (StatusCode::NOT_FOUND, language::line(headers, message)).into_response()
}

/// What stands in the place of a page that was not built. One that is awaited in a folder is looked for again.
fn not_built(page: &Page, headers: &HeaderMap) -> String {
    let words = words_of(language::of(headers));
    let code = |text: &str| format!("<code>{text}</code>");
    let routes = ["POST /api/ask", "POST /api/stream", "GET /api/health"].map(code);
    let (missing, again) = match page.0 {
        None => (message!("protocol-page-not-built", command = code("make run")), ""),
        Some(_) => (message!("protocol-page-awaited"), "<meta http-equiv=\"refresh\" content=\"2\">"),
    };
    let missing = words.text(&missing);
    let there = words.text(&message!("protocol-is-there", routes = routes.to_vec()));
    let language = words.language().name();
    format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">{again}<title>Solvarium</title>\
         <h1>Solvarium</h1><p>{missing}</p><p>{there}</p></html>\n"
    )
}

/// A file, unless the browser has it; as the build compressed it, where the browser reads that. Files named by their content are kept for ever, others are asked for again.
fn found(page: &Page, name: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let for_ever = name.starts_with(NAMED_BY_CONTENT);
    let kept = if for_ever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(ETAG, tag.clone()), (CACHE_CONTROL, kept.into())];
    if listed(headers, IF_NONE_MATCH).any(|known| known.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let about = (about, [(CONTENT_TYPE, file.metadata.mimetype().to_string())]);
    let small = listed(headers, ACCEPT_ENCODING).any(|coding| coding == "br").then(|| page.get(&format!("{name}.br")));
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
        let english = not_built(&Page(None), &HeaderMap::new());
        assert!(english.contains("lang=\"en\"") && english.contains("<code>make run</code> builds both"), "{english}");
        assert!(english.contains("The protocol is there: <code>POST /api/ask</code>, "), "{english}");
        let page = not_built(&Page(None), &HeaderMap::from_iter([(ACCEPT_LANGUAGE, "vi".parse().unwrap())]));
        assert!(page.contains("lang=\"vi\"") && page.contains("lệnh <code>make run</code> sẽ dựng"), "{page}");
        let awaited = not_built(&Page(Some("nowhere".into())), &HeaderMap::new());
        assert!(awaited.contains("http-equiv=\"refresh\"") && awaited.contains("still being built"), "{awaited}");
    }

    #[test]
    fn names_that_lead_out_of_the_folder_lead_nowhere() {
        for name in ["assets/index.js", "index.html"] {
            assert!(stays_inside(name), "{name}");
        }
        for name in ["../secret.txt", "assets/../../secret.txt", "/etc/hosts.txt"] {
            assert!(!stays_inside(name), "{name}");
        }
    }
}
