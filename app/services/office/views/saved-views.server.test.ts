import { beforeEach, expect, it } from "vitest";
import { productList } from "~/models/office/products/product-list";
import { staff } from "~/tables/staff/staff";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { listSavedViews, removeView, saveView } from "./saved-views.server";

const database = withTestDatabase();
let [june, ada]: ShopContext[] = [];

beforeEach(async () => {
  const ctx = await openTestShop(database.productDb);
  const people = await inTransaction(ctx, (inner) =>
    inner.db
      .insert(staff)
      .values(
        ["june", "ada"].map((name) => ({ tenantId: ctx.tenant.id, email: `${name}@example.com`, name })),
      )
      .returning({ id: staff.id }),
  );
  [june, ada] = people.map(({ id: staffId }) => ({
    ...ctx,
    actor: acting({
      kind: "staff",
      tenantId: ctx.tenant.id,
      staffId,
      grants: [{ role: "owner", shopId: null }],
    }),
  }));
});

const namesOf = async (ctx = june) =>
  ctx ? (await listSavedViews(ctx, productList)).map(({ label, query }) => [label, query]) : [];
const save = (name: string, typed: string, isShared = false) =>
  june ? saveView(june, productList, { name, typed, isShared }) : expect.fail("no June");

it("keeps search, filters and columns under a name, and no place in a list (rule office-31)", async () => {
  await save("Mugs", "q=mug&status=active&column=brand&after=x&other=1");
  await save("Mugs", "q=mug&status=archived");
  expect(await namesOf()).toEqual([["Mugs", "q=mug&status=archived"]]);
});

it("is one's own, or all staff's, and removed by its own person", async () => {
  await save("Mine", "q=a");
  await save("Ours", "q=b", true);
  expect(await namesOf(ada)).toEqual([["Ours", "q=b"]]);
  const [, ours] = june ? await listSavedViews(june, productList) : [];
  if (!ada || !june || !ours) return expect.fail("no view");
  await expect(removeView(ada, productList, ours.id)).rejects.toMatchObject({ code: "not_found" });
  await removeView(june, productList, ours.id);
  expect(await namesOf()).toEqual([["Mine", "q=a"]]);
});
