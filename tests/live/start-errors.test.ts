import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../support/demo-database";
import { spawnServer } from "./harness/live-server";

let database: DemoDatabase;
beforeAll(async () => {
  // What it holds need not be made before the port is asked for.
  database = await createDemoDatabase();
});
afterAll(() => database?.drop());

const messageOf = (line: string): string => (JSON.parse(line) as { message: string }).message;

/** Starts the product where it cannot start: its exit code and the messages of the lines it wrote, all of them JSON. */
async function failToStart(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { child, output } = spawnServer(env);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, lines: output().trim().split("\n").map(messageOf) };
}

test("a taken port is named, with another to take", async () => {
  const neighbour = createServer().listen(0);
  await once(neighbour, "listening");
  const { port } = neighbour.address() as AddressInfo;
  const { code, lines } = await failToStart({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    PORT: String(port),
  });
  neighbour.close();
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe(
    `Port ${port} is taken: set PORT to another one, for example PORT=${port + 1} npm start.`,
  );
});

test("a folder that cannot be written is named, with the mend", async () => {
  const { code, lines } = await failToStart({ DATA_DIR: "/dev/null/awning", PORT: "0" });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^The data folder .* can't be written .*: set DATA_DIR/)]);
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

test("a database that does not exist is named", async () => {
  const url = new URL(database.url);
  url.pathname = "/no_such_database";
  const { code, lines } = await failToStart({ DATABASE_URL: url.href, PORT: "0" });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: .*no_such_database/)]);
});

test.each([
  ["PORT", "eighty", /^PORT must be a port number/],
  ["DATABASE_URL", "mysql://x", /^DATABASE_URL must be an address like postgres/],
  ["SESSION_SECRET", "short", /^SESSION_SECRET must be at least 16 characters long/],
])("%s=%s is refused in one line", async (name, value, line) => {
  const { code, lines } = await failToStart({ [name]: value });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test("a disk without room is named in one line, and nothing is left running", async () => {
  const parent = mkdtempSync(join(tmpdir(), "awning-no-room-"));
  // Others may enter it: else root's database would be somewhere else.
  chmodSync(parent, 0o755);
  // No file may grow beyond 4 MB: to the database that is a disk without room, and needs no rights to try.
  const command = `ulimit -f 4096; exec "${process.execPath}" build/server.js`;
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, NODE_ENV: "production" as const, DATA_DIR: join(parent, "var"), PORT: "0" };
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(messageOf(stdout)).toMatch(/^Making the database in .*$/);
  expect(messageOf(stderr)).toMatch(/^The database can't be made in .*: mend that or set DATABASE_URL\.$/);
  expect(readdirSync(join(parent, "var"))).not.toContain("postgres");
  rmSync(parent, { recursive: true });
});
