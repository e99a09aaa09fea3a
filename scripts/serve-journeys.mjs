import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { accountFor } from "./cpu-account.mjs";

const readyWithinMs = 300_000;

/** One server for all journeys of a run, started when the first of them needs it. */
export function serveJourneys() {
  let starting;
  let server;
  let dataDir;
  let seconds = () => null;
  return {
    /** Answers the environment by which journeys find it. */
    start: () => {
      starting ??= start();
      return starting;
    },
    /** CPU seconds it has used, null where they cannot be told apart. */
    seconds: () => seconds(),
    async stop() {
      if (!server) return;
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  async function start() {
    const port = await freePort();
    dataDir = mkdtempSync(join(tmpdir(), "awning-journeys-"));
    const account = accountFor("journeys' server", [
      process.execPath,
      "--import",
      "tsx",
      "tests/support/servers/start-shop-server.ts",
    ]);
    seconds = account.seconds;
    const [file, ...args] = account.command;
    server = spawn(file, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    });
    const lateMs = Date.now() + readyWithinMs;
    while (!(await answers(port))) {
      if (server.exitCode !== null || Date.now() > lateMs)
        throw new Error("The journeys' server did not start.");
      await delay(250);
    }
    return { JOURNEY_PORT: String(port), JOURNEY_DATA_DIR: dataDir };
  }
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
