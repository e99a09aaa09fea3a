import { expect, test } from "vitest";
import { addressHits } from "~/tables/content/content";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();

test("addresses that lead nowhere are listed page by page, those asked for most first (rule addresses-9)", async () => {
  const ctx = await openTestShop(database.db);
  const hits = { a: 1, b: 3, c: 1 };
  const { tenant, shop } = ctx;
  await database.db.insert(addressHits).values(
    Object.entries(hits).map(([path, count]) => ({
      tenantId: tenant.id,
      shopId: shop.id,
      kind: "missed" as const,
      path: `/${path}`,
      hits: count,
      lastAt: ctx.now(),
    })),
  );
  const key = await keyFor(ctx, ["content:read"]);
  const page = async (args: string) =>
    (
      await callOwner<{ missedAddresses: { nodes: object[]; pageInfo: { endCursor: string } } }>(
        ctx,
        key,
        `{ missedAddresses(${args}) { nodes { path hits } pageInfo { endCursor hasNextPage } } }`,
      )
    ).data.missedAddresses;
  const first = await page("limit: 2");
  expect(first.nodes).toEqual([
    { path: "/b", hits: 3 },
    { path: "/a", hits: 1 },
  ]);
  expect(await page(`limit: 2, after: "${first.pageInfo.endCursor}"`)).toMatchObject({
    nodes: [{ path: "/c", hits: 1 }],
    pageInfo: { hasNextPage: false },
  });
  const { errors } = await callOwner(
    ctx,
    await keyFor(ctx, ["catalogue:read"]),
    "{ missedAddresses { nodes { path } } }",
  );
  expect(errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
});
