# Solvarium with its page:
#   docker build -t solvarium .
#   docker run --rm -p 7878:7878 solvarium                     the page, at http://localhost:7878
#   docker run --rm solvarium solve water-sort/0               any other command

# The rules and searches for browsers.
FROM rust:1-slim-bookworm AS module
RUN rustup target add wasm32-unknown-unknown
WORKDIR /solvarium
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY examples examples
COPY levels levels
RUN cargo build --locked --profile wasm --target wasm32-unknown-unknown -p solvarium-wasm

# The page.
FROM node:22-bookworm-slim AS page
WORKDIR /solvarium/page
COPY page/package.json page/package-lock.json page/.npmrc ./
RUN npm install --no-save
COPY page ./
COPY crates/wasm/host.mjs /solvarium/crates/wasm/
COPY --from=module /solvarium/target/wasm32-unknown-unknown/wasm/solvarium_wasm.wasm wasm/solvarium.wasm
RUN npm run build

# The program, with the page inside.
FROM module AS program
COPY --from=page /solvarium/page/dist page/dist
RUN cargo build --locked --release -p solvarium

FROM debian:bookworm-slim
COPY --from=program /solvarium/target/release/solvarium /usr/local/bin/
RUN useradd --create-home --uid 1000 solvarium
USER 1000:1000
WORKDIR /home/solvarium
EXPOSE 7878
# There is no curl here; bash can open connections too.
HEALTHCHECK --interval=30s --timeout=5s CMD ["bash", "-c", \
  "exec 3<>/dev/tcp/127.0.0.1/7878 && printf 'GET /api/health HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q ' 200 '"]
ENTRYPOINT ["solvarium"]
CMD ["serve", "--addr", "0.0.0.0:7878"]
