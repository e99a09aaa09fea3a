import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MadeCluster, makeCluster } from "../../../../../tests/support/databases/made-cluster";
import { StartError } from "../../config/start-error";
import { openPool } from "../pool/open-pool.server";
import { isAlive, readPostmaster } from "../postgres/postmaster.server";
import { startDatabase } from "./start-database.server";
import type { StartedDatabase } from "./started-database";

const script = join(process.cwd(), "tests", "support", "databases", "use-database.ts");
const slowMs = 180_000;

let made: MadeCluster;
let parent: string;
let dataDir: string;
let children: ChildProcess[];

beforeAll(async () => {
  made = await makeCluster();
}, slowMs);
afterAll(() => made.remove());

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "awning-start-"));
  // PostgreSQL, which runs as another user where we are root, must be able to enter it.
  chmodSync(parent, 0o755);
  dataDir = join(parent, "var");
  children = [];
});

afterEach(async () => {
  for (const child of children) await ended(child, "SIGKILL");
  // Whoever starts last stops last: this takes down what a killed process left running.
  if (isRunning()) await (await startDatabase({ dataDir })).stop();
  if (existsSync(elsewhere())) rmSync(home(), { recursive: true });
  rmSync(parent, { recursive: true, force: true });
}, slowMs);

describe("the private PostgreSQL", () => {
  test("keeps what was written from one start to the next", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    await withDatabase(async (query) => {
      await query("create table shelf (goods text)");
      await query("insert into shelf values ('lamp')");
    });
    const rows = await withDatabase((query) => query("select goods from shelf"));
    expect(rows).toEqual([{ goods: "lamp" }]);
  });

  test("writes through to the disk and sorts text the same everywhere", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    const rows = await withDatabase((query) =>
      query(
        "select current_setting('fsync') fsync, pg_encoding_to_char(encoding) encoding, datlocprovider::text provider from pg_database where datname = current_database()",
      ),
    );
    expect(rows).toEqual([{ fsync: "on", encoding: "UTF8", provider: "b" }]);
  });

  test("does not let the product act as superuser", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    expect(await withDatabase((query) => query("select current_setting('is_superuser') root"))).toEqual([
      { root: "off" },
    ]);
  });

  test("lets the product write rows of a business without triggers", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    const setting = "set_config('session_replication_role', 'replica', true)";
    expect(await withDatabase((query) => query(`select ${setting} as set`))).toEqual([{ set: "replica" }]);
  });

  test("is shared by a second process, and stopped by the last", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    const database = await startDatabase({ dataDir });
    const other = await startOther();
    await database.stop();
    expect(isRunning()).toBe(true);
    await ended(other);
    expect(isRunning()).toBe(false);
  });

  test("is made once when two processes start at the same time", { timeout: slowMs }, async () => {
    const [first, second] = await Promise.all([startDatabase({ dataDir }), startOther()]);
    expect(isRunning()).toBe(true);
    await ended(second);
    await first.stop();
    expect(isRunning()).toBe(false);
  });

  test("serves on after its process was killed, with every row", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    const killed = await startOther();
    await withDatabase((query) => query("create table kept as select 1 as n"));
    await ended(killed, "SIGKILL");
    expect(await withDatabase((query) => query("select n from kept"))).toEqual([{ n: 1 }]);
  });

  test("is started again when the server itself dies under us", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    const database = await startDatabase({ dataDir });
    process.kill(server()?.pid ?? Number.NaN, "SIGKILL");
    await expect.poll(() => answers(database), { timeout: 120_000 }).toBe(true);
    await database.stop();
  });

  test("starts although the note of a dead server names a process that lives", {
    timeout: slowMs,
  }, async () => {
    await made.copyTo(dataDir);
    writeFileSync(join(dataDir, "postgres", "cluster", "postmaster.pid"), `${process.pid}\n`);
    expect(await withDatabase((query) => query("select 1 as n"))).toEqual([{ n: 1 }]);
  });
});

describe("a postmaster.pid that names an unrelated process", () => {
  test.each([
    ["under PostgreSQL's name, in another folder", { argv0: "postgres" }],
    ["under PostgreSQL's name, in this folder", { argv0: "/opt/bin/postgres", inCluster: true }],
  ])("%s: it is never signalled, and the start goes on", { timeout: slowMs }, async (_, how) => {
    await made.copyTo(dataDir);
    const cluster = join(dataDir, "postgres", "cluster");
    const stranger = spawn(
      process.execPath,
      ["-e", "process.stdout.write('up'); setInterval(() => {}, 1000)", "postgres", "-D", cluster],
      { argv0: how.argv0, stdio: ["ignore", "pipe", "inherit"], ...("inCluster" in how && { cwd: cluster }) },
    );
    children.push(stranger);
    if (stranger.stdout) await once(stranger.stdout, "data");
    const startedAt = Math.floor(Date.now() / 1000);
    const note = [stranger.pid, cluster, startedAt, 5432, cluster, "", "", "ready", ""];
    writeFileSync(join(cluster, "postmaster.pid"), note.join("\n"));
    expect(await withDatabase((query) => query("select 1 as n"))).toEqual([{ n: 1 }]);
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  });

  test("a server of this folder that started at another time is not the one in the note", {
    timeout: slowMs,
  }, async () => {
    await made.copyTo(dataDir);
    const database = await startDatabase({ dataDir });
    const found = server();
    if (!found) throw new Error("the server left no note");
    expect(isAlive(found)).toBe(true);
    expect(isAlive({ ...found, startedAtMs: found.startedAtMs - 3_600_000 })).toBe(false);
    expect(isAlive({ ...found, cluster: parent })).toBe(false);
    await database.stop();
  });
});

describe("a data folder in an awkward place", () => {
  test("beneath a folder nobody else can enter", { timeout: slowMs }, async () => {
    chmodSync(parent, 0o700);
    await withDatabase((query) => query("create table kept as select 1 as n"));
    expect(await withDatabase((query) => query("select n from kept"))).toEqual([{ n: 1 }]);
  });

  test("with a path too long for a socket", { timeout: slowMs }, async () => {
    const long = join(parent, "long".repeat(25));
    mkdirSync(long);
    chmodSync(long, 0o755);
    dataDir = join(long, "var");
    await made.copyTo(dataDir);
    expect(await withDatabase((query) => query("select 1 as n"))).toEqual([{ n: 1 }]);
  });

  test("whose database is no longer where it was kept", { timeout: slowMs }, async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "postgres-location"), join(parent, "gone"));
    await expect(startDatabase({ dataDir })).rejects.toThrow(/should be in .*gone but is not: bring it back/);
    rmSync(dataDir, { recursive: true });
  });

  test("that holds a database of another major version", { timeout: slowMs }, async () => {
    await made.copyTo(dataDir);
    const version = join(dataDir, "postgres", "cluster", "PG_VERSION");
    writeFileSync(version, "16\n");
    await expect(startDatabase({ dataDir })).rejects.toThrow(
      /of PostgreSQL 16, this is 17.*back it up with the release that made it/,
    );
    writeFileSync(version, "17\n");
  });
});

describe("what cannot work is named in one line", () => {
  test("a data folder that can't be written", async () => {
    const file = join(parent, "file");
    writeFileSync(file, "");
    await expect(startDatabase({ dataDir: join(file, "var") })).rejects.toThrow(
      /^The data folder .* can’t be written .*set DATA_DIR.*$/,
    );
  });

  test("a DATABASE_URL at which nothing answers", async () => {
    const wrong = startDatabase({ dataDir, databaseUrl: "postgres://me:secret@127.0.0.1:1/shop" });
    await expect(wrong).rejects.toThrow(
      /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    );
  });

  test("a DATABASE_URL that is no address", async () => {
    await expect(startDatabase({ dataDir, databaseUrl: "shop" })).rejects.toThrow(StartError);
  });

  test.each([
    ["a wrong password", { password: "guess" }, /refuses the password of user awning/],
    ["a database that is not there", { database: "nowhere" }, /there is no database nowhere/],
    ["a user who is not there", { user: "stranger" }, /refuses the password of user stranger/],
  ])("a DATABASE_URL with %s", { timeout: slowMs }, async (_, wrong, message) => {
    await made.copyTo(dataDir);
    const database = await startDatabase({ dataDir });
    try {
      const { user, password, host, port, database: name } = { ...database.connection, ...wrong };
      const databaseUrl = `postgres://${user}:${password}@${encodeURIComponent(host ?? "")}:${port}/${name}`;
      const failure = await startDatabase({ dataDir, databaseUrl }).catch((error: Error) => error.message);
      expect(failure).toMatch(message);
      expect(failure).not.toContain(password);
    } finally {
      await database.stop();
    }
  });
});

const elsewhere = () => join(dataDir, "postgres-location");
const home = () =>
  existsSync(elsewhere()) ? readFileSync(elsewhere(), "utf8").trim() : join(dataDir, "postgres");
const server = () => readPostmaster(join(home(), "cluster"));

function isRunning(): boolean {
  const found = server();
  return found !== undefined && isAlive(found);
}

/** Starts the database, does something with it and stops it. */
async function withDatabase<T>(work: (query: (sql: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
  const database = await startDatabase({ dataDir });
  const pool = openPool(database.connection);
  try {
    return await work(async (sql) => (await pool.query(sql)).rows);
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function answers(database: StartedDatabase): Promise<boolean> {
  const pool = openPool(database.connection);
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
}

async function startOther(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", script, dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  if (signal) child.kill(signal);
  else child.stdin?.end();
  await exit;
}
