import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "awning-npm-"));
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs what the README tells people to run, with a private PostgreSQL and without demo shops. */
function npmStart(env: Record<string, string> = {}): { npm: ChildProcess; output: () => string } {
  const { PATH = "", HOME = "" } = process.env;
  const npm = spawn("npm", ["start"], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: "0", NODE_ENV: "production", DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let written = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on("data", (part: Buffer) => {
      written += part.toString("utf8");
    });
  return { npm, output: () => written };
}

/** The process of the private PostgreSQL; undefined while there is no note of one. */
function postgresPid(): number | undefined {
  const note = join(dataDir, "postgres", "cluster", "postmaster.pid");
  return existsSync(note) ? Number(readFileSync(note, "utf8").split("\n")[0]) : undefined;
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("%s to npm stops everything", async (signal) => {
  const { npm, output } = npmStart();
  await expect.poll(output, { timeout: 120_000 }).toMatch(/Awning is ready/);
  const [, port = ""] = /on port (\d+)/.exec(output()) ?? [];
  const postgres = postgresPid() ?? Number.NaN;
  expect(await answers(port)).toBe(true);
  expect(runs(postgres)).toBe(true);
  npm.kill(signal);
  await expect.poll(() => answers(port)).toBe(false);
  await expect.poll(() => runs(postgres)).toBe(false);
});

test("Ctrl-C, which node gets from the terminal and from npm, stops everything", async () => {
  const { npm, output } = npmStart();
  await expect.poll(output, { timeout: 120_000 }).toMatch(/Awning is ready/);
  const [, port = ""] = /on port (\d+)/.exec(output()) ?? [];
  const postgres = postgresPid() ?? Number.NaN;
  // The group, as a terminal does; npm hands the signal on as well.
  process.kill(-(npm.pid ?? Number.NaN), "SIGINT");
  await expect.poll(() => answers(port)).toBe(false);
  await expect.poll(() => runs(postgres)).toBe(false);
});

test("a failed start leaves nothing running and says one line", async () => {
  const neighbour = createServer().listen(0);
  await once(neighbour, "listening");
  const { port } = neighbour.address() as AddressInfo;
  const { npm, output } = npmStart({ PORT: String(port) });
  const [code] = (await once(npm, "close")) as [number];
  neighbour.close();
  expect(code).toBe(1);
  expect(output().match(/Port \d+ is taken.*/g)).toHaveLength(1);
  expect(postgresPid()).toBeUndefined();
});
