import { beforeEach, expect, test } from "vitest";
import { paymentOutcomes } from "~/tables/orders/payments";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestAtReview, pressPlace } from "../../checkout/steps/purchase-fixture.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { openTeaShop, type TeaShop } from "../../orders/subscriptions/subscription-fixture.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { acting } from "../../shops/context/shop-context.server";
import { addDisputeEntry, listDisputeEntries } from "./dispute-entries.server";
import { findDisputes, listDisputes } from "./list-disputes.server";

const database = withTestDatabase();
let shop: TeaShop;
let orderId: string;
let number: string;

beforeEach(async () => {
  shop = await openTeaShop(database.db);
  const guest = await guestAtReview(shop, [[await addProduct(shop, "BAG"), 1]]);
  ({ orderId } = await pressPlace(shop, guest));
  await takePayment(shop, orderId);
  number = (await loadOrder(shop, orderId))?.incrementId ?? "";
});

/** The provider says something of the order's payment. */
async function told(kind: "disputed" | "charged back" | "reinstated", reference: string) {
  const payment = await findPaymentOfOrder(shop, orderId);
  const row = { tenantId: shop.tenant.id, paymentId: payment?.id ?? "", kind, reference, amountMinor: 100 };
  await byTest(database.db, (db) =>
    db.insert(paymentOutcomes).values({ ...row, note: `Note of ${reference}` }),
  );
}
const store = () => Object.assign({ ...shop }, { fileStore: createDiskStore("") });

test("an order's disputed payment is listed with what the provider said (rule payment-28)", async () => {
  expect(await listDisputes(shop, 9)).toEqual([]);
  await expect(findDisputes(shop, number)).rejects.toMatchObject({ code: "not_found" });
  await told("disputed", "du_1:needs_response");
  expect(await listDisputes(shop, 9)).toMatchObject([{ orderNumber: number, state: "open", entries: 0 }]);
  await told("charged back", "du_1");
  await told("reinstated", "du_1");
  const [dispute] = await listDisputes(shop, 9);
  expect([dispute?.state, dispute?.steps.map(({ kind }) => kind)]).toEqual([
    "won",
    ["disputed", "charged back", "reinstated"],
  ]);
});

test("words are kept with it, and empty ones refused (rule payment-28)", async () => {
  await told("charged back", "du_1");
  await addDisputeEntry(store(), number, { text: "Sent on Monday.", files: [] });
  expect(await listDisputeEntries(shop, orderId)).toMatchObject([{ text: "Sent on Monday.", fileName: "" }]);
  expect((await listDisputes(shop, 9))[0]?.entries).toBe(1);
  await expect(addDisputeEntry(store(), number, { text: "", files: [] })).rejects.toMatchObject({
    field: "text",
  });
});

test("another seller's staff see nothing of it, and a warehouse says nothing (rule payment-28)", async () => {
  await told("disputed", "du_1:needs_response");
  const tenantId = shop.tenant.id;
  const other = acting({
    kind: "seller-staff",
    tenantId,
    sellerId: "00000000-0000-4000-8000-000000000000",
    staffId: 1,
    roles: ["owner"],
  });
  expect(await listDisputes({ ...shop, actor: other }, 9)).toEqual([]);
  const warehouse = acting({
    kind: "staff",
    tenantId,
    staffId: 1,
    grants: [{ role: "warehouse", shopId: null }],
  });
  const asked = addDisputeEntry(Object.assign(store(), { actor: warehouse }), number, {
    text: "x",
    files: [],
  });
  await expect(asked).rejects.toMatchObject({ code: "forbidden" });
});
