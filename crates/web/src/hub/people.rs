//! People: coming in, going out, and what is one's own.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use solvarium_hub::{Character, HubInfo, Me, Profile, Register, Visit, Welcome};
use utoipa::ToSchema;

use super::Doors;
use super::body::{Body, Part};
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::{Asker, Person, with_cookie};

/// Whether there is a house, and who is here.
#[utoipa::path(get, path = "/api/hub", tag = "people", responses((status = 200, body = HubInfo)))]
pub async fn info(State(doors): State<Arc<Doors>>, asker: Asker, headers: HeaderMap) -> Answer<Json<HubInfo>> {
    let info = doors.hub.info(asker.who.as_ref()).await;
    info.map(Json).map_err(|problem| Refused::new(problem, &headers))
}

/// Registers a person and signs them in. Without a passphrase a secret link is made, which is shown this once.
#[utoipa::path(post, path = "/api/hub/people", tag = "people", request_body = Register,
    responses((status = 201, body = Welcome), (status = 409, body = HubProblem), (status = 422, body = HubProblem), (status = 429, body = HubProblem)))]
pub async fn register(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Body(register): Body<Register>,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.limits.attempt(&asker, None).map_err(refused)?;
    let (welcome, token) = doors.hub.register(register).await.map_err(refused)?;
    Ok(with_cookie(asker.cookie(&token), (StatusCode::CREATED, Json(welcome))))
}

/// A person's page.
#[utoipa::path(get, path = "/api/hub/people/{name}", tag = "people", params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = Profile), (status = 404, body = HubProblem)))]
pub async fn profile(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Part(name): Part,
) -> Answer<Json<Profile>> {
    let profile = doors.hub.profile(&name, asker.who.as_ref()).await;
    profile.map(Json).map_err(|problem| Refused::new(problem, &headers))
}

/// Signs a person in, by name and passphrase or by the secret of their link.
#[utoipa::path(post, path = "/api/hub/session", tag = "people", request_body = Visit,
    responses((status = 200, body = Welcome), (status = 401, body = HubProblem), (status = 429, body = HubProblem)))]
pub async fn sign_in(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Body(visit): Body<Visit>,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    let name = match &visit {
        Visit::Passphrase { name, .. } => Some(name.as_str()),
        Visit::Link { .. } => None,
    };
    doors.limits.attempt(&asker, name).map_err(refused)?;
    let (welcome, token) = doors.hub.sign_in(&visit).await.map_err(refused)?;
    Ok(with_cookie(asker.cookie(&token), Json(welcome)))
}

/// Ends the session.
#[utoipa::path(delete, path = "/api/hub/session", tag = "people", responses((status = 204)))]
pub async fn sign_out(State(doors): State<Arc<Doors>>, asker: Asker, headers: HeaderMap) -> Answer<Response> {
    if let Some(token) = &asker.token {
        doors.hub.sign_out(token).await.map_err(|problem| Refused::new(problem, &headers))?;
        doors.known.note(token, None);
    }
    Ok(with_cookie(asker.no_cookie(), StatusCode::NO_CONTENT))
}

/// What a person changes about themselves.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Changed {
    character: Character,
}

/// Changes how the person looks.
#[utoipa::path(patch, path = "/api/hub/me", tag = "people", request_body = Changed,
    responses((status = 200, body = Me), (status = 401, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn set_character(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(changed): Body<Changed>,
) -> Answer<Json<Me>> {
    let me = doors.hub.set_character(&who, changed.character).await;
    me.map(Json).map_err(|problem| Refused::new(problem, &headers))
}

/// The own name, to confirm.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmed {
    name: String,
}

/// Deletes the person and what is theirs.
#[utoipa::path(delete, path = "/api/hub/me", tag = "people", request_body = Confirmed,
    responses((status = 204), (status = 401, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn delete(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Body(confirmed): Body<Confirmed>,
) -> Answer<Response> {
    let who = asker.person(&headers)?;
    doors.hub.delete_person(who, &confirmed.name).await.map_err(|problem| Refused::new(problem, &headers))?;
    Ok(with_cookie(asker.no_cookie(), StatusCode::NO_CONTENT))
}

/// A new passphrase, and the one there is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Passphrases {
    /// The one there is, if there is one.
    #[serde(default)]
    old: Option<String>,
    /// The new one.
    new: String,
}

/// Sets a passphrase. All other sessions end.
#[utoipa::path(put, path = "/api/hub/me/passphrase", tag = "people", request_body = Passphrases,
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn set_passphrase(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Body(passphrases): Body<Passphrases>,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    let who = asker.person(&headers)?;
    doors.limits.attempt(&asker, Some(&who.name)).map_err(refused)?;
    let set = doors.hub.set_passphrase(who, passphrases.old.as_deref(), &passphrases.new).await;
    Ok(with_cookie(asker.cookie(&set.map_err(refused)?.1), StatusCode::NO_CONTENT))
}

/// Makes a new secret link, which is shown this once. The former one and all other sessions end.
#[utoipa::path(post, path = "/api/hub/me/link", tag = "people",
    responses((status = 200, body = Welcome), (status = 401, body = HubProblem)))]
pub async fn renew_link(State(doors): State<Arc<Doors>>, asker: Asker, headers: HeaderMap) -> Answer<Response> {
    let who = asker.person(&headers)?;
    let renewed = doors.hub.renew_link(who).await.map_err(|problem| Refused::new(problem, &headers))?;
    Ok(with_cookie(asker.cookie(&renewed.1), Json(renewed.0)))
}

/// Everything that is kept of the person.
#[utoipa::path(get, path = "/api/hub/me/export", tag = "people",
    responses((status = 200, description = "A file in JSON"), (status = 401, body = HubProblem)))]
pub async fn export(State(doors): State<Arc<Doors>>, Person(who): Person, headers: HeaderMap) -> Answer<Response> {
    let all = doors.hub.export(&who).await.map_err(|problem| Refused::new(problem, &headers))?;
    let name = [(CONTENT_DISPOSITION, "attachment; filename=\"solvarium.json\"")];
    Ok((name, Json(all)).into_response())
}
