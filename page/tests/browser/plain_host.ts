// A static host as plain as can be: the built page in a folder below the root, types of files, and no other header.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Site } from './site';

const built = fileURLToPath(new URL('../../dist/', import.meta.url));
const FOLDER = '/puzzles/solvarium/';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export async function plainHost(): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = join(built, pathname.slice(FOLDER.length) || 'index.html');
    if (!pathname.startsWith(FOLDER) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return new Site(`http://127.0.0.1:${port}${FOLDER}`, end);
}
