//! Lectures, through the protocol's door.

use super::*;

#[test]
fn the_example_is_read_and_each_of_its_searches_can_be_run() {
    let desk = desk(MIB);
    let text = include_str!("../../../../examples/lectures/astar.json");
    let lecture = ask(&desk, json!({"ask": "read-lecture", "text": text}));
    assert_eq!(list(&lecture["slides"]).len(), 8);
    for slide in list(&lecture["slides"]) {
        let scene = &slide["scene"];
        let requests = match scene["view"]["view"].as_str().unwrap() {
            "watch" => vec![scene["view"]["request"].clone()],
            "compare" => list(&scene["view"]["requests"]).clone(),
            _ => Vec::new(),
        };
        for request in requests {
            let ask_ = json!({"ask": "solve", "level": scene["level"], "request": request, "trace": {}});
            let solved = ask(&desk, ask_);
            assert_eq!(solved["report"]["outcome"], "solved", "{}", slide["title"]);
            let stops = scene["view"]["stops"].as_array().into_iter().flatten().filter_map(Json::as_u64);
            let last = solved["run"]["size"]["events"].as_u64().unwrap();
            assert!(stops.max().is_none_or(|stop| stop <= last), "{}: it ends at {last}", slide["title"]);
        }
    }
}

#[test]
fn what_is_wrong_with_a_lecture_has_a_place_and_words_in_the_language() {
    let desk = desk_for(MIB, 1000);
    let text = "{\"title\": \"t\", \"slides\": [\n{\"title\": \"a\", \"level\": \"grid/1\", \"request\": \"magic\"}]}";
    for (lang, said) in [("en", "slide 1: no algorithm `magic`"), ("vi", "trang 1: ")] {
        let (reply, _) = ask_with_events(&desk, &json!({"ask": "read-lecture", "text": text, "lang": lang}));
        assert_eq!((&reply["kind"], &reply["line"]), (&json!("lecture"), &json!(2)), "{reply}");
        assert!(reply["message"]["text"].as_str().unwrap().starts_with(said), "{reply}");
    }
    let long = format!("{{\"title\": \"{}\"}}", "x".repeat(1000));
    assert_eq!(problem(&desk, json!({"ask": "read-lecture", "text": long})), "not-applicable");
}
