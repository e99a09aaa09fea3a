import { afterAll, beforeAll } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../../support/databases/demo-database";
import { type DatabaseLine, openDatabaseLine } from "../harness/database-line";
import { type LiveServer, startLiveServer } from "../harness/live-server";

/** A process whose line to its database can be cut, with the deadline that requests have by default. */
export type TroubledDatabase = {
  readonly database: DemoDatabase;
  readonly line: DatabaseLine;
  readonly server: LiveServer;
};

/** The process of a test file, started before its tests and stopped after them; usable in tests. */
export function withTroubledDatabase(): TroubledDatabase {
  let database: DemoDatabase;
  let line: DatabaseLine;
  let server: LiveServer;
  beforeAll(async () => {
    database = await createDemoDatabase();
    line = await openDatabaseLine(database);
    server = await startLiveServer({
      DATABASE_URL: line.url,
      DATA_DIR: database.dataDir,
      SERVER_TIMING: "on",
      REQUEST_DEADLINE_MS: "20000",
      // The database itself would let a statement wait for as long as the tests may last.
      DATABASE_LOCK_TIMEOUT_MS: "200000",
      DATABASE_STATEMENT_TIMEOUT_MS: "200000",
    });
  });
  afterAll(async () => {
    await server?.stop();
    await line?.close();
    await database?.drop();
  });
  return {
    get database() {
      return database;
    },
    get line() {
      return line;
    },
    get server() {
      return server;
    },
  };
}
