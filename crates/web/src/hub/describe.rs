//! The description of the interface: an OpenAPI document, and a page that shows it to people.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use solvarium_lab::report::VERSION;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Content, InfoBuilder, OpenApi, OpenApiBuilder, Ref, RefOr, ResponseBuilder};

use super::Doors;

/// The document without its routes.
pub fn document() -> OpenApi {
    let info = InfoBuilder::new().title("Solvarium").version(VERSION).description(Some(
        "People, shared levels, verified leaderboards and classes of a Solvarium server. Sign in by a key, which you make on \
         your account's page, or by the cookie of a session. Everything that the page does can be done with this.",
    ));
    let key = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("solvarium")));
    let components = ComponentsBuilder::new().security_scheme("key", key).security_scheme("session", cookie).build();
    OpenApiBuilder::new().info(info.build()).components(Some(components)).build()
}

/// What any route may answer beside what it says itself, and to which requests.
const ALWAYS: [(&str, &str); 5] = [
    ("400", "It cannot be read"),
    ("401", "The key opens nothing"),
    ("413", "It is too long"),
    ("429", "Too often; `Retry-After` says when to come again"),
    ("503", "The database is away"),
];

/// The document with what any route may answer, and with a name for each operation that no other has.
pub fn completed(mut document: OpenApi) -> OpenApi {
    for (path, item) in &mut document.paths.paths {
        let PathItem { get, post, put, patch, delete, .. } = item;
        for (method, operation) in [("get", get), ("post", post), ("put", put), ("patch", patch), ("delete", delete)] {
            let Some(operation) = operation else { continue };
            let words = path.trim_start_matches("/api/hub").split(|c: char| !c.is_alphanumeric());
            let name: Vec<&str> = [method].into_iter().chain(words.filter(|word| !word.is_empty())).collect();
            operation.operation_id = Some(name.join("-"));
            let takes_body = operation.request_body.is_some();
            for (status, what) in ALWAYS.into_iter().filter(|(status, _)| takes_body || *status != "413") {
                let problem = Content::new(Some(Ref::from_schema_name("HubProblem")));
                let response = ResponseBuilder::new().description(what).content("application/json", problem).build();
                operation.responses.responses.entry(status.into()).or_insert_with(|| response.into());
            }
        }
    }
    document
}

/// The routes at which it is.
pub fn router(description: Arc<OpenApi>) -> Router<Arc<Doors>> {
    let json = description.to_pretty_json().expect("the description is plain data");
    let page = page(&description);
    Router::new()
        .route(
            "/api/docs/openapi.json",
            get(move || async move { ([(CONTENT_TYPE, "application/json")], json).into_response() }),
        )
        .route("/api/docs", get(move || async move { Html(page) }))
}

/// The description for people, without any script.
fn page(description: &OpenApi) -> String {
    let mut rows = String::new();
    for (path, item) in &description.paths.paths {
        let methods = [
            ("GET", &item.get),
            ("POST", &item.post),
            ("PUT", &item.put),
            ("PATCH", &item.patch),
            ("DELETE", &item.delete),
        ];
        for (method, operation) in methods {
            if let Some(operation) = operation {
                write!(rows, "{}", row(method, path, operation)).expect("strings take everything");
            }
        }
    }
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Solvarium API</title><style>body{{font:16px/1.5 system-ui;max-width:72rem;margin:2rem auto;padding:0 1rem}}\
         table{{border-collapse:collapse;width:100%}}td,th{{text-align:left;vertical-align:top;padding:.35rem .6rem;\
         border-bottom:1px solid #8884}}code{{font-size:.95em}}:root{{color-scheme:light dark}}</style>\
         <h1>Solvarium API {VERSION}</h1><p>{}</p><p>The whole description, with all types: \
         <a href=\"/api/docs/openapi.json\"><code>/api/docs/openapi.json</code></a> (OpenAPI).</p>\
         <table><thead><tr><th>method</th><th>path</th><th>what it does</th><th>takes</th><th>gives</th></tr></thead>\
         <tbody>{rows}</tbody></table></html>\n",
        escaped(description.info.description.as_deref().unwrap_or_default())
    )
}

fn row(method: &str, path: &str, operation: &Operation) -> String {
    let what = operation.summary.as_deref().or(operation.description.as_deref()).unwrap_or_default();
    let parameters = operation.parameters.iter().flatten().filter_map(|parameter| match parameter {
        RefOr::T(parameter) => Some(format!("<code>{}</code>", escaped(&parameter.name))),
        RefOr::Ref(_) => None,
    });
    let body = operation.request_body.as_ref().map(|_| "JSON".to_string());
    let takes = parameters.chain(body).collect::<Vec<_>>().join(", ");
    let gives = operation.responses.responses.keys().cloned().collect::<Vec<_>>().join(", ");
    format!(
        "<tr><td><code>{method}</code><td><code>{}</code><td>{}<td>{takes}<td>{gives}",
        escaped(path),
        escaped(what)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
