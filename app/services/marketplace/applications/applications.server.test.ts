import { beforeAll, expect, test } from "vitest";
import type { Actor } from "~/models/shops/actors/actor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addShop } from "../../catalogue/products/seller-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { listSellerAccounts } from "../list-seller-accounts.server";
import { applyToSell } from "./apply-to-sell.server";
import { decideApplication } from "./decide-application.server";
import { listApplications } from "./list-applications.server";

const database = withTestDatabase();
let market: ShopContext;
const mira = { name: "Mira’s Cups", owner: "Mira", email: "mira@example.com", answers: [] };

beforeAll(async () => {
  const house = await openTestShop(database.db, { sellers: { takes_applications: true } });
  market = await addShop(house, { type: "marketplace" });
});

const waiting = async () =>
  (await listApplications(market, "waiting", 9)).map(({ id, name }) => ({ id, name }));

test("one application of an email waits, where the marketplace takes any (rule sellers-19)", async () => {
  const [open, settings] = [market.shop.settings.sellers, market.shop.settings];
  const shut = { ...market.shop, settings: { ...settings, sellers: { ...open, takes_applications: false } } };
  await expect(applyToSell({ ...market, shop: shut }, mira)).rejects.toMatchObject({ code: "not_found" });
  await applyToSell(market, mira);
  await expect(applyToSell(market, { ...mira, email: "MIRA@example.com" })).rejects.toMatchObject({
    code: "conflict",
    field: "email",
  });
  expect((await waiting()).map(({ name }) => name)).toEqual(["Mira’s Cups"]);
});

test("approving makes a seller who sells, once (rule sellers-19)", async () => {
  const [{ id } = { id: 0 }] = await waiting();
  await decideApplication(market, id, { approves: true, code: "mira" });
  expect(await listSellerAccounts(market)).toMatchObject([{ code: "mira", state: "active" }]);
  await expect(decideApplication(market, id, { approves: true, code: "mira-2" })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await waiting()).toEqual([]);
});

test("refusing takes words, and no seller decides (rule sellers-19)", async () => {
  await applyToSell(market, { ...mira, email: "other@example.com" });
  const [{ id } = { id: 0 }] = await waiting();
  const actor: Actor = {
    kind: "seller-staff",
    tenantId: market.tenant.id,
    sellerId: market.shop.sellerId,
    staffId: 1,
    roles: ["owner"],
  };
  const asSeller = { ...market, actor: acting(actor) };
  await expect(listApplications(asSeller, "waiting", 9)).rejects.toMatchObject({ code: "forbidden" });
  const no = { approves: false, reason: "Not yet." } as const;
  await expect(decideApplication(asSeller, id, no)).rejects.toMatchObject({ code: "forbidden" });
  await expect(decideApplication(market, id, { ...no, reason: " " })).rejects.toMatchObject({
    field: "reason",
  });
  await decideApplication(market, id, no);
  expect(await listApplications(market, "refused", 9)).toMatchObject([{ reason: "Not yet." }]);
});
