//! Whatever stands in the headers that the server reads itself, it goes on, and believes nothing that it should not.

use std::net::{IpAddr, Ipv4Addr};

use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use proptest::prelude::*;

use crate::hub::visitor::{cookie, forwarded_for, key};
use crate::language;
use crate::origin::{Names, refusal};

/// Bytes, or the words of headers in any order: the second come further.
fn values() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let word = prop::sample::select(vec![
        "solvarium",
        "=",
        ";",
        ",",
        " ",
        "q=",
        "vi",
        "en-GB",
        "*",
        "0.9",
        "Bearer ",
        "http://",
        "localhost",
        "127.0.0.1",
        "[::1]",
        ":",
        "7878",
        "@",
        "evil.example",
        "10.0.0.7",
        "fe80::1%eth0",
        "é",
        "\t",
        "\"",
        "99999999999999999999",
    ]);
    let words = prop::collection::vec(word, 0..12).prop_map(|words| words.concat().into_bytes());
    let value = prop_oneof![words, prop::collection::vec(any::<u8>(), 0..80)];
    prop::collection::vec(value, 0..4)
}

fn headers(name: &HeaderName, values: &[Vec<u8>]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for value in values.iter().filter_map(|value| HeaderValue::from_bytes(value).ok()) {
        headers.append(name, value);
    }
    headers
}

proptest! {
    #[test]
    fn any_cookie_key_and_language_can_be_read(values in values()) {
        let cookies = headers(&COOKIE, &values);
        prop_assert!(cookie(&cookies).is_none_or(|token| !token.contains(';')));
        prop_assert!(key(&headers(&AUTHORIZATION, &values)).is_none_or(|key| key == key.trim()));
        language::of(&headers(&ACCEPT_LANGUAGE, &values));
    }

    #[test]
    fn any_word_of_a_proxy_can_be_read(values in values()) {
        let forwarded = headers(&HeaderName::from_static("x-forwarded-for"), &values);
        let last = forwarded.iter().last().and_then(|value| value.to_str().ok()).and_then(|list| list.rsplit(',').next());
        prop_assert_eq!(forwarded_for(&forwarded), last.and_then(|last| last.trim().parse().ok()));
    }

    #[test]
    fn only_a_name_of_the_server_and_its_own_page_pass(hosts in values(), origins in values()) {
        let names = Names { address: IpAddr::V4(Ipv4Addr::LOCALHOST), others: Vec::new() };
        let mut all = headers(&HOST, &hosts);
        all.extend(headers(&ORIGIN, &origins));
        if refusal(&names, &all).is_none() {
            let host = all[HOST].to_str().unwrap().to_string();
            let known = ["localhost", "127.0.0.1", "[::1]"];
            prop_assert!(known.iter().any(|name| host == *name || host.starts_with(&format!("{name}:"))), "{}", host);
            prop_assert!(all.get_all(ORIGIN).iter().all(|origin| origin.to_str().unwrap().ends_with(&host)));
        }
    }
}
