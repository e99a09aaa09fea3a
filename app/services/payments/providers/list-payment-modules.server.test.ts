import { expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { listPaymentModules } from "./list-payment-modules.server";

const database = withTestDatabase();

test("a shop's payment modules are its providers and their methods, as far as they may be used", async () => {
  const { shop } = await openTestShop(database.db, {
    payment: {
      offline: [{ code: "cash_on_delivery", title: "Cash on delivery" }],
      // Without its client id and secret it is not offered.
      paypal: { active: true },
      sandbox: true,
    },
  });
  const modules = (paymentSandbox: "on" | "off") =>
    [...listPaymentModules(shop, { nodeEnv: "production", paymentSandbox })].sort();
  expect(modules("off")).toEqual(["cash_on_delivery", "offline"]);
  expect(modules("on")).toContain("sandbox");
});
