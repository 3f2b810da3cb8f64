//! `solvarium lecture`.

use std::net::SocketAddr;
use std::process::ExitCode;

use solvarium_lab::{LoadError, lecture, message};
use solvarium_web::Config;

use super::serve::serve_until_ended;
use crate::args::LectureArgs;
use crate::emit::emit;
use crate::say::{cannot_read, say};

pub fn run(args: &LectureArgs) -> anyhow::Result<ExitCode> {
    let text = std::fs::read_to_string(&args.file).map_err(cannot_read(&args.file))?;
    let name = args.file.display().to_string();
    let wrong = |error| LoadError::Level { name: name.clone(), text: text.clone(), error: Box::new(error) };
    let read = lecture::read(&text).map_err(wrong)?;
    let count = read.slides.len();
    if args.check {
        emit(&(say(message!("cli-lecture-fine", name, count)) + "\n"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut config = Config::local(args.addr);
    config.page.clone_from(&args.page);
    config.lecture = Some(text);
    serve_until_ended(config, |address: SocketAddr| {
        say(message!("cli-lecture-ready", title = read.title, count, address = address.to_string()))
    })
}
