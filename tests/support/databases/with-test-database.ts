import { afterAll, beforeAll } from "vitest";
import { createTestDatabase, type TestDatabase } from "./test-database";

/**
 * The database of a test file, made before its tests and dropped after them; usable from its own hooks on.
 */
export function withTestDatabase(): Pick<TestDatabase, "pool" | "db" | "productDb" | "empty"> {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  return {
    get pool() {
      return database.pool;
    },
    get db() {
      return database.db;
    },
    get productDb() {
      return database.productDb;
    },
    empty: () => database.empty(),
  };
}
