import { beforeAll, describe, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { testPassword } from "~/services/accounts/sign-in/account-fixture.server";
import { signIn } from "~/services/accounts/sign-in/sign-in.server";
import { readSellable } from "~/services/catalogue/offers/read-sellable.server";
import { readProduct } from "~/services/catalogue/product/read-product.server";
import { addShop } from "~/services/catalogue/products/seller-fixture.server";
import { withTestDatabase } from "../support/databases/with-test-database";
import { attempts } from "./attempts";
import { contentAttempts } from "./attempts/shopping/content-attempts";
import { formAttempts } from "./attempts/shopping/form-attempts";
import { marker } from "./first-shop-names";
import { fingerprint, tablesOf } from "./tenant-fingerprint";
import { openTwoShops, type TwoShops } from "./two-shops";

const database = withTestDatabase();
/** `beta` is another storefront of the business of `alpha` here. */
let shops: TwoShops;
let tables: string[];
let before: Record<string, string>;

beforeAll(async () => {
  const two = await openTwoShops(database.db);
  const { shop } = await addShop(two.alpha, { type: "marketplace" });
  shops = { ...two, beta: { ...two.beta, tenant: two.alpha.tenant, shop } };
  tables = await tablesOf(database.db, "shop");
  before = await fingerprint(database.pool, tables, "shop", shops.alpha.shop.id);
});

/** What a business has once for all its shops: a category is renamed in all of them. */
const shared = new Set(["findOptionalContent", "readEventFacts", "followCategory"]);
const own = Object.entries({ ...contentAttempts, ...formAttempts }).filter(([name]) => !shared.has(name));
const others = [
  "readSecret",
  "writeSecrets",
  "writeSettings",
  "findVisitor",
  "endSession",
  "openCart",
] as const;

describe("in one shop of a business, with what belongs to another of its shops,", () => {
  test.each([...own, ...others.map((name) => [name, attempts[name]] as const)])(
    "%s reads nothing and changes nothing of it",
    async (_, attempt) => {
      const answer = await attempt?.(shops).catch((error: unknown) => String(error));
      const mapsToo = (_key: string, value: unknown) => (value instanceof Map ? [...value] : value);
      expect(JSON.stringify(answer ?? null, mapsToo)).not.toContain(marker);
      expect(await fingerprint(database.pool, tables, "shop", shops.alpha.shop.id)).toEqual(before);
    },
  );
});

describe("the shops of a business share", () => {
  test("its products and stock", async () => {
    const { alpha, beta, mugId } = shops;
    const read = (ctx: typeof beta) => readProduct(ctx, anonymousVisitor, { id: mugId, addressSku: null });
    expect((await read(beta))?.product.name).toBe(`${marker} mug`);
    expect(await readSellable(beta, mugId)).toEqual(await readSellable(alpha, mugId));
  });

  test("its customers' accounts", async () => {
    const { beta, customer } = shops;
    const signer = { ...beta, secret: "a-secret-of-the-tests" };
    expect(await signIn(signer, { email: customer.email, password: testPassword })).toBe(customer.id);
  });
});
