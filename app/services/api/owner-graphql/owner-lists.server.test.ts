import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import {
  addCategory,
  addProduct,
  addVariable,
  openTestShop,
} from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callOwner, keyFor } from "./owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let market: ShopContext;
let key: string;
let sellersKey: string;
let shopsKey: string;
let mugId: number;
let adaId: number;

beforeAll(async () => {
  ctx = await openTestShop(database.productDb);
  market = await addShop(ctx, { type: "marketplace" });
  const kitchen = await addCategory(ctx, "kitchen");
  mugId = await addProduct(ctx, "MUG", {
    name: "Tide mug",
    in: kitchen,
    priceMinor: 1200,
    stock: { onHand: 7 },
  });
  await addVariable(ctx, "TEA", { Green: {}, Black: {} }, { name: "Loose tea" });
  const potterId = await addSeller(market, "potter");
  await addOffer(market, potterId, mugId, { priceMinor: 1100 });
  adaId = (await addCustomer(ctx, { email: "ada@example.com", firstName: "Ada", lastName: "Løve" })).id;
  await addCustomer(ctx, { email: "adam_1@example.com", firstName: "Adam", lastName: "Smith" });
  key = await keyFor(ctx, ["customers:write", "catalogue:write", "audit:read"]);
  sellersKey = await keyFor(ctx, ["catalogue:read"], { sellerId: potterId });
  shopsKey = await keyFor(ctx, ["catalogue:read", "audit:read"], "shop");
});

const nodes = async (call: string, fields: string, of = key, shop = ctx) => {
  const { data, errors } = await callOwner<{ list: { nodes: Record<string, unknown>[] } }>(
    shop,
    of,
    `{ list: ${call} { nodes { ${fields} } pageInfo { endCursor hasNextPage } } }`,
  );
  expect(errors).toEqual([]);
  return data.list.nodes;
};
const refusal = async (of: string, query: string, shop = ctx) =>
  (await callOwner(shop, of, query)).errors[0]?.extensions;

describe("customers", () => {
  test.each([
    ['email: "ADA"', ["adam_1@example.com", "ada@example.com"]],
    ['email: "adam_1"', ["adam_1@example.com"]],
    ['email: "%"', []],
    ['name: "lov ad"', ["ada@example.com"]],
    ['name: "smi"', ["adam_1@example.com"]],
    ["isRestricted: true", []],
  ])("are found by %s", async (search, emails) => {
    const found = await nodes(`customers(search: { ${search} })`, "email");
    expect(found.map(({ email }) => email)).toEqual(emails);
  });

  test("are grouped, restricted and approved, which the audit tells", async () => {
    const change = (call: string) =>
      callOwner(ctx, key, `mutation { done: ${call} { group isRestricted isVerified } }`).then(
        ({ data }) => data.done,
      );
    expect(await change(`groupCustomer(id: ${adaId}, group: "trade")`)).toMatchObject({ group: "trade" });
    expect(await change(`restrictCustomer(id: ${adaId}, isRestricted: true)`)).toMatchObject({
      isRestricted: true,
    });
    expect(await nodes('customers(search: { group: "trade", isRestricted: true })', "id")).toEqual([
      { id: adaId },
    ]);
    expect(await change(`approveCustomer(id: ${adaId})`)).toEqual({
      group: "trade",
      isRestricted: false,
      isVerified: true,
    });
    const rows = await ctx.db.select().from(auditLog).where(eq(auditLog.tenantId, ctx.tenant.id));
    const told = rows.filter(({ subject }) => subject === "customers");
    expect(told.map(({ after }) => after)).toEqual([
      { group_code: "trade" },
      { is_restricted: true },
      { is_restricted: false },
    ]);
    expect(told[0]).toMatchObject({ actor: { kind: "owner-key" }, subjectId: String(adaId) });
  });

  test("are noted, and exempt from tax for a reason; the audit has neither's words", async () => {
    const noted = `mutation { noteCustomer(id: ${adaId}, note: " Calls first. ") { note } }`;
    expect((await callOwner(ctx, key, noted)).data).toEqual({ noteCustomer: { note: "Calls first." } });
    const exempt = (isExempt: boolean) =>
      callOwner(
        ctx,
        key,
        `mutation { exemptCustomer(id: ${adaId}, isTaxExempt: ${isExempt}, reason: "Resale") { isTaxExempt taxExemptReason } }`,
      );
    expect((await exempt(true)).data).toEqual({
      exemptCustomer: { isTaxExempt: true, taxExemptReason: "Resale" },
    });
    expect(await nodes("customers(search: { isTaxExempt: true })", "id")).toEqual([{ id: adaId }]);
    expect((await exempt(false)).data).toEqual({
      exemptCustomer: { isTaxExempt: false, taxExemptReason: "" },
    });
    const rows = await ctx.db.select().from(auditLog).where(eq(auditLog.tenantId, ctx.tenant.id));
    const told = rows.filter(({ subject }) => subject === "customers").map(({ after }) => after);
    const untold = { tax_exempt_reason: null };
    expect(told.slice(-2)).toEqual([
      { tax_exempt: true, ...untold },
      { tax_exempt: false, ...untold },
    ]);
  });

  test.each([
    ["a note of 2001 characters", `noteCustomer(id: ID, note: "${"x".repeat(2001)}")`, "note"],
    [
      "a reason of 201 characters",
      `exemptCustomer(id: ID, isTaxExempt: true, reason: "${"x".repeat(201)}")`,
      "reason",
    ],
  ])("refuse %s beside its field", async (_what, call, field) => {
    const asked = `mutation { ${call.replace("ID", String(adaId))} { id } }`;
    expect(await refusal(key, asked)).toMatchObject({ code: "invalid", field });
  });

  test("get store credit, and not less than none", async () => {
    const credit = (amount: number) =>
      callOwner(
        ctx,
        key,
        `mutation { changeStoreCredit(id: ${adaId}, amountMinor: ${amount}) { storeCreditMinor } }`,
      );
    expect((await credit(500)).data).toEqual({ changeStoreCredit: { storeCreditMinor: 500 } });
    expect((await credit(-501)).errors).toMatchObject([{ extensions: { code: "invalid" } }]);
    expect(
      (await callOwner(ctx, key, '{ customer(email: "Ada@example.com") { id storeCreditMinor } }')).data,
    ).toEqual({
      customer: { id: adaId, storeCreditMinor: 500 },
    });
  });

  test("refuse a wrong group, and a key without the scope", async () => {
    expect(await refusal(key, `mutation { groupCustomer(id: ${adaId}, group: "a b") { id } }`)).toMatchObject(
      {
        code: "invalid",
        field: "group",
      },
    );
    expect(await refusal(key, "mutation { approveCustomer(id: 999999999) { id } }")).toMatchObject({
      code: "not_found",
    });
    expect(await refusal(shopsKey, "{ customers { nodes { id } } }")).toMatchObject({ code: "forbidden" });
    expect((await callOwner(ctx, key, "{ customer(id: 999999999) { id } }")).data).toEqual({
      customer: null,
    });
  });
});

describe("products", () => {
  test.each([
    ['text: "mugs"', ["MUG"]],
    ['text: "loo"', ["TEA"]],
    ['text: "- &"', []],
    ['sku: "TEA-GREEN"', ["TEA"]],
    ["statuses: [archived]", []],
  ])("are found by %s", async (search, skus) => {
    const found = await nodes(`products(search: { ${search} })`, "sku");
    expect(found.map(({ sku }) => sku)).toEqual(skus);
  });

  test("have the offers of all sellers, for a seller's key that seller's alone", async () => {
    const fields = "sku offers { finalPriceMinor stock { onHand } }";
    const [mug] = await nodes('products(search: { sku: "MUG" })', fields);
    expect(mug?.offers).toHaveLength(2);
    expect(await nodes("products", fields, sellersKey, market)).toMatchObject([
      { sku: "MUG", offers: [{ finalPriceMinor: 1100 }] },
    ]);
    expect((await callOwner(market, sellersKey, '{ product(sku: "TEA") { id } }')).data).toEqual({
      product: null,
    });
  });

  test("are told whole with their variations", async () => {
    const { data } = await callOwner(
      ctx,
      shopsKey,
      '{ product(sku: "TEA") { name type variations { sku options } } }',
    );
    expect(data).toMatchObject({ product: { name: "Loose tea", type: "variable_product" } });
    expect(JSON.stringify(data)).toContain("Green");
  });
});

test("reviews are decided by the catalogue's scope", async () => {
  expect(await nodes("reviews(status: pending)", "id")).toEqual([]);
  expect(await refusal(key, "mutation { approveReview(id: 999999999) { isDone } }")).toMatchObject({
    code: "not_found",
  });
  expect(await refusal(shopsKey, "mutation { approveReview(id: 1) { isDone } }")).toMatchObject({
    code: "forbidden",
  });
});

test("the audit is read by its scope, of a shop's key what is that shop's alone", async () => {
  const told = await nodes('audit(search: { subject: "offers" }, limit: 1)', "actor subject after");
  expect(told).toMatchObject([{ subject: "offers" }]);
  const ofShop = await nodes("audit", "shopId", shopsKey);
  expect(ofShop.every(({ shopId }) => shopId === ctx.shop.id)).toBe(true);
  expect(await refusal(sellersKey, "{ audit { nodes { id } } }", market)).toMatchObject({
    code: "forbidden",
  });
});
