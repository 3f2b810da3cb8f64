// The real server: `solvarium serve` on a free port. Where it was not built, tests say SKIPPED.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Site } from './site';

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
// A debug build reads the page from its folder, so it serves the one that was built last.
const places = [process.env.SOLVARIUM_BIN, `${target}/debug/solvarium`, `${target}/release/solvarium`];
/** The program, where it was built. */
export const program = places.find((place) => place && existsSync(place));
if (!program) console.error('SKIPPED: tests with the server, as `solvarium` was not built');

export const hasServer = program !== undefined;

/** A running server with the page it has embedded. */
export class Server {
  private constructor(
    readonly site: Site,
    /** Ends the server; what is connected to it is cut off. */
    readonly kill: () => Promise<void>,
  ) {}

  /** Starts the program with a command that serves. */
  static async start(...command: string[]): Promise<Server> {
    if (!program) throw new Error('`solvarium` was not built');
    const child = spawn(program, [...(command.length ? command : ['serve']), '--addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/[^\s#]+/.exec(line)?.[0];
      if (address) return new Server(new Site(address.replace(/\/?$/, '/'), kill), kill);
    }
    throw new Error('the server ended before it printed its address');
  }
}
