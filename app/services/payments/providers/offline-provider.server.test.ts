import { expect, test } from "vitest";
import { harborAccount } from "~/models/payments/bank-account-fixture";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { offlineProvider } from "./offline-provider.server";

const database = withTestDatabase();

type Offline = NonNullable<NonNullable<ShopSettingsInput["payment"]>["offline"]>;

/** Codes of the methods that a shop with these settings offers. */
async function offered(...offline: Offline) {
  const { shop } = await openTestShop(database.db, { payment: { offline } });
  return offlineProvider.list({ shop, sandboxAllowed: false, totalMinor: 1000 }).map(({ code }) => code);
}

test("a bank transfer is offered once its account can be paid to", async () => {
  const transfer = { code: "bank_transfer", title: "Bank transfer", instructions: "Pay soon." };
  expect(await offered(transfer)).toEqual([]);
  expect(await offered({ ...transfer, account: { ...harborAccount, holder: "" } })).toEqual([]);
  expect(await offered({ ...transfer, account: harborAccount })).toEqual(["bank_transfer"]);
});

test("pay on delivery needs no account", async () => {
  expect(await offered({ code: "cash_on_delivery", title: "Cash on delivery" })).toEqual([
    "cash_on_delivery",
  ]);
});
