import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../support/databases/test-database";
import { spawnServer, startLiveServer } from "./harness/live-server";

/** One data folder for all of them: the first start makes its private PostgreSQL. */
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "awning-starts-"));
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { PATH = "", HOME = "" } = process.env;

/** Runs what the README tells people to run, without demo shops. */
function npmStart(env: Record<string, string>) {
  const npm = spawn("npm", ["start"], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: "0", NODE_ENV: "production", DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.on("data", (part: Buffer) => {
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

const answers = (port: string | number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

test("npm start in an empty data folder serves, and SIGTERM to npm stops everything", async () => {
  const { npm, output } = npmStart({});
  const end = once(npm, "close");
  await expect.poll(output, { timeout: 300_000 }).toMatch(/Awning is ready/);
  const [, port = ""] = /on port (\d+)/.exec(output()) ?? [];
  const postgres = postgresPid() ?? Number.NaN;
  expect(await answers(port)).toBe(true);
  expect(runs(postgres)).toBe(true);
  npm.kill("SIGTERM");
  await end;
  await expect.poll(() => answers(port)).toBe(false);
  await expect.poll(() => runs(postgres)).toBe(false);
});

test("Ctrl-C, which comes from the terminal and from npm, stops everything", async () => {
  const server = await startLiveServer({ DATA_DIR: dataDir });
  const postgres = postgresPid() ?? Number.NaN;
  expect(runs(postgres)).toBe(true);
  await Promise.all([server.stop("SIGINT"), server.stop("SIGINT")]);
  expect(await answers(server.port)).toBe(false);
  await expect.poll(() => runs(postgres)).toBe(false);
});

test("npm start with a wrong setting ends with one line", async () => {
  const { npm, output } = npmStart({ PORT: "eighty" });
  const [code] = (await once(npm, "close")) as [number];
  expect(code).toBe(1);
  expect(output().match(/"message":"PORT must be a port number.*/g)).toHaveLength(1);
});

const messageOf = (line: string): string => (JSON.parse(line) as { message: string }).message;

/**
 * Starts the product where it cannot start: its exit code and the messages of the lines it wrote, all of them
 * JSON.
 */
async function failToStart(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { child, output } = spawnServer(env);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, lines: output().trim().split("\n").map(messageOf) };
}

test("a taken port is named, with another to take, and nothing is left running", async () => {
  const neighbour = createServer().listen(0);
  await once(neighbour, "listening");
  const { port } = neighbour.address() as AddressInfo;
  const { code, lines } = await failToStart({ DATA_DIR: dataDir, PORT: String(port) });
  neighbour.close();
  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes("is taken"))).toEqual([
    `Port ${port} is taken: set PORT to another one, for example PORT=${port + 1} npm start.`,
  ]);
  expect(postgresPid()).toBeUndefined();
});

test("a database that is not there is named, without its password", async () => {
  const { code, lines } = await failToStart({
    DATABASE_URL: "postgres://shop:secret-word@127.0.0.1:1/awning",
    PORT: "0",
  });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: /)]);
  expect(lines.join()).not.toContain("secret-word");
});

test("a disk without room is named in one line, and nothing is left running", async () => {
  const parent = mkdtempSync(join(tmpdir(), "awning-no-room-"));
  // Others may enter it: else root's database would be somewhere else.
  chmodSync(parent, 0o755);
  // No file may grow beyond 4 MB: to the database that is a disk without room, and needs no rights to try.
  const command = `ulimit -f 4096; exec "${process.execPath}" build/server.js`;
  const env = { PATH, HOME, NODE_ENV: "production" as const, DATA_DIR: join(parent, "var"), PORT: "0" };
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(messageOf(stdout)).toMatch(/^Making the database in .*$/);
  expect(messageOf(stderr)).toMatch(/^The database can’t be made in .*: mend that or set DATABASE_URL\.$/);
  expect(readdirSync(join(parent, "var"))).not.toContain("postgres");
  rmSync(parent, { recursive: true });
});

test("two processes that start together on an empty database make its tables once, both serve, and SIGHUP ends them", async () => {
  const database = await createTestDatabase("template0");
  const shared = mkdtempSync(join(tmpdir(), "awning-first-"));
  const env = { DATABASE_URL: database.url, DATA_DIR: shared };
  const started = await Promise.allSettled([startLiveServer(env), startLiveServer(env)]);
  const servers = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  try {
    expect(started.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    for (const { port } of servers) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const { rows } = await database.pool.query(
      "select count(*)::int as times from drizzle.__drizzle_migrations group by hash",
    );
    expect(rows.every(({ times }) => times === 1)).toBe(true);
    await Promise.all(servers.map((server) => server.stop("SIGHUP")));
    // As for every signal: what was under way is finished first, so the signal is not what ended them.
    for (const server of servers) expect(await server.ended).toEqual([0, null]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(shared, { recursive: true });
    await database.drop();
  }
});
