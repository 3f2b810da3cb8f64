//! Reports, and order.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use solvarium_hub::{AuditLine, AuditPage, Person as Somebody, Reported, Role, SharedLevel, Subject};
use utoipa::{IntoParams, ToSchema};

use super::Doors;
use super::body::{Asked, Body, Part};
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::Person;

/// A role.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRole {
    role: Role,
}

/// A ban, or its end.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    banned: bool,
    #[serde(default)]
    #[schema(max_length = 500)]
    reason: String,
}

/// Whether something is hidden.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hide {
    hidden: bool,
    #[serde(default)]
    #[schema(max_length = 500)]
    reason: String,
}

/// The secret of a link.
#[derive(Serialize, ToSchema)]
pub struct Secret {
    secret: String,
}

/// A part of the log.
#[derive(Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Lines {
    /// How many are left out at the beginning.
    from: i64,
    /// How many are given at most.
    count: i64,
}

impl Default for Lines {
    fn default() -> Self {
        Lines { from: 0, count: 50 }
    }
}

/// Tells the admins that something is wrong.
#[utoipa::path(post, path = "/api/hub/reports", tag = "people", request_body = Reported,
    responses((status = 204), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn report(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(reported): Body<Reported>,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.report(&who, &reported).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives somebody a role.
#[utoipa::path(post, path = "/api/hub/admin/people/{name}/role", tag = "admin", params(("name" = String, Path, description = "The name")), request_body = NewRole,
    responses((status = 200, body = Somebody), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn set_role(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(name): Part,
    Body(new): Body<NewRole>,
) -> Answer<Json<Somebody>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.set_role(&who, &name, new.role).await.map(Json).map_err(refused)
}

/// Bans somebody, or lets them in again.
#[utoipa::path(post, path = "/api/hub/admin/people/{name}/ban", tag = "admin", params(("name" = String, Path, description = "The name")), request_body = Ban,
    responses((status = 200, body = Somebody), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn ban(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(name): Part,
    Body(ban): Body<Ban>,
) -> Answer<Json<Somebody>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.ban(&who, &name, ban.banned, &ban.reason).await.map(Json).map_err(refused)
}

/// A new link for somebody who lost theirs.
#[utoipa::path(post, path = "/api/hub/admin/people/{name}/link", tag = "admin", params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = Secret), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn replace_link(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(name): Part,
) -> Answer<Json<Secret>> {
    let refused = |problem| Refused::new(problem, &headers);
    let secret = doors.hub.replace_link(&who, &name).await.map_err(refused)?;
    Ok(Json(Secret { secret }))
}

/// Hides a level, or shows it again.
#[utoipa::path(post, path = "/api/hub/admin/levels/{id}/hide", tag = "admin", params(("id" = String, Path, description = "The level's id")), request_body = Hide,
    responses((status = 200, body = SharedLevel), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn hide_level(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(hide): Body<Hide>,
) -> Answer<Json<SharedLevel>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.hide(&who, Subject::Level, &id, hide.hidden, &hide.reason).await.map_err(refused)?;
    Ok(Json(doors.hub.level(&id, Some(&who)).await.map_err(refused)?.level))
}

/// Hides an entry, or shows it again.
#[utoipa::path(post, path = "/api/hub/admin/entries/{id}/hide", tag = "admin", params(("id" = String, Path, description = "The entry's id")), request_body = Hide,
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn hide_entry(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(hide): Body<Hide>,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.hide(&who, Subject::Entry, &id, hide.hidden, &hide.reason).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// What admins did, the latest first.
#[utoipa::path(get, path = "/api/hub/admin/audit", tag = "admin", params(Lines),
    responses((status = 200, body = AuditPage), (status = 400, body = HubProblem), (status = 401, body = HubProblem), (status = 403, body = HubProblem)))]
pub async fn audit(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Asked(lines): Asked<Lines>,
) -> Answer<Json<AuditPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.audit(&who, lines.from, lines.count).await.map(Json).map_err(refused)
}

/// What was reported, the latest first.
#[utoipa::path(get, path = "/api/hub/admin/reports", tag = "admin",
    responses((status = 200, body = Vec<AuditLine>), (status = 401, body = HubProblem), (status = 403, body = HubProblem)))]
pub async fn reports(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
) -> Answer<Json<Vec<AuditLine>>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.reports(&who).await.map(Json).map_err(refused)
}
