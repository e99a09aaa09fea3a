import { afterAll, beforeAll, beforeEach } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { type AccountTestShop, addCustomer, openAccountShop } from "./account-fixture.server";

type TestCustomer = Awaited<ReturnType<typeof addCustomer>>;

/**
 * Gives a test file a database with a job queue, and each of its tests a new shop with one customer.
 * @param over columns of the customer
 */
export function withAccount(over: Parameters<typeof addCustomer>[1] = {}) {
  let database: TestDatabase;
  let ctx: AccountTestShop;
  let customer: TestCustomer;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    ctx = await openAccountShop(database.db);
    customer = await addCustomer(ctx, over);
  });
  afterAll(() => database?.drop());
  return {
    get database() {
      return database;
    },
    get ctx() {
      return ctx;
    },
    get customer() {
      return customer;
    },
  };
}
