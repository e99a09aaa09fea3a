import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keyAreas } from "~/models/shops/actors/key-scope";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { callOwner, keyFor } from "./owner-fixture.server";

const database = withTestDatabase();

/** The examples of docs/owner-api.md, each with the variables that stand below it. */
const examples = [
  ...readFileSync("docs/owner-api.md", "utf8").matchAll(
    /```graphql\n([\s\S]*?)```(?:\n+```json\n([\s\S]*?)```)?/g,
  ),
].map(([, query = "", variables = "{}"]) => ({
  query,
  variables: JSON.parse(variables) as Record<string, unknown>,
}));

test("every example of the owner's API is carried out as it stands", async () => {
  expect(examples.length).toBeGreaterThan(2);
  const ctx = await openTestShop(database.db);
  const key = await keyFor(
    ctx,
    keyAreas.map((area) => `${area}:write` as const),
  );
  for (const { query, variables } of examples) {
    const { errors, data } = await callOwner(ctx, key, query, { variables });
    expect(errors, query).toEqual([]);
    expect(data, query).not.toBeNull();
  }
});
