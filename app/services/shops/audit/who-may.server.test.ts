import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAppError } from "~/models/platform/error/app-error";
import { type Actor, type StaffRole, shopper, staffRoleNames } from "~/models/shops/actors/actor";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { payments } from "~/tables/orders/payments";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { addApiKey } from "../../accounts/api-keys/add-api-key.server";
import { revokeApiKey } from "../../accounts/api-keys/revoke-api-key.server";
import { changeProfile } from "../../accounts/profile/change-profile.server";
import { endCustomerSessions } from "../../accounts/sessions/end-customer-sessions.server";
import { listSessions } from "../../accounts/sessions/list-sessions.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { listCustomerQuotes } from "../../checkout/list-customer-quotes.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "../../checkout/steps/purchase-fixture.server";
import { listSubmissions } from "../../content/forms/list-submissions.server";
import { menuRecords } from "../../content/pages/menu-records.server";
import { previewAddress } from "../../content/templates/preview-address.server";
import { exportShopFolder } from "../../files/export-shop-folder.server";
import type { ShopFilesContext } from "../../files/files-context.server";
import { applyCategories } from "../../files/folders/apply/apply-categories.server";
import { applyContent } from "../../files/folders/apply/apply-content.server";
import { applyOffers } from "../../files/folders/apply/apply-offers.server";
import { applyProducts } from "../../files/folders/apply/apply-products.server";
import { changeSellerState } from "../../marketplace/change-seller-state.server";
import { writeBooks } from "../../numbers/write-books.server";
import { shipOrder } from "../../orders/delivery/ship-order.server";
import { capturePayment } from "../../orders/money/capture-payment.server";
import { refundPayment } from "../../orders/money/refund-payment.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { listOrders } from "../../orders/reading/list-orders.server";
import { listShopOrders } from "../../orders/reading/list-shop-orders.server";
import { readOrder } from "../../orders/reading/read-order.server";
import { changeOrderStatus } from "../../orders/states/change-order-status.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { inTransaction } from "../changes/in-transaction.server";
import { acting } from "../context/shop-context.server";
import { saveRecordDraft } from "../drafts/save-record-draft.server";
import { changeRecord } from "../records/change-record.server";
import { testBox } from "../secrets/secrets-fixture.server";
import { writeSecrets } from "../secrets/write-secrets.server";
import { settingsRecords } from "../settings/settings-records.server";
import { listAudit } from "./list-audit.server";

type Context = ShopFilesContext & PaymentContext;
type Facts = { orderId: string; paymentId: string; customerId: number };

let database: TestDatabase;
let disk: TestFolder;
let ctx: Context;
let facts: Facts;
beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  const shop = await openPurchaseShop(database.db);
  ctx = { ...withPayments(shop), fileStore: createDiskStore(join(disk.path, "var")) };
  const mug = await addProduct(shop, "MUG");
  const guest = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
  const { orderId } = await pressPlace(shop, guest);
  const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
  const { id: customerId } = await addCustomer(shop);
  facts = { orderId, paymentId: payment?.id ?? "", customerId };
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

type Call = (ctx: Context, facts: Facts) => Promise<unknown>;
const within = (call: Call): Call => {
  return (outer, known) => inTransaction(outer, (inner) => call(inner, known));
};
const emptyContent = { templates: [], widgets: new Map(), menus: [], redirects: null };

/** Services that change something or read private data, and the staff roles that may use them. */
const services: Record<string, { call: Call; may: readonly StaffRole[]; refusal?: "not_found" }> = {
  readOrder: {
    call: (own, { orderId }) => readOrder(own, orderId, { secret: own.secret }),
    may: ["owner", "manager", "support", "warehouse"],
    refusal: "not_found",
  },
  changeOrderStatus: {
    call: (own, { orderId }) => changeOrderStatus(own, orderId, "complete"),
    may: ["owner", "manager", "support"],
    refusal: "not_found",
  },
  shipOrder: {
    call: (own, { orderId }) => shipOrder(own, orderId, { carrier: "ups", trackingNumber: "", pieces: null }),
    may: ["owner", "manager", "support", "warehouse"],
    refusal: "not_found",
  },
  listShopOrders: {
    call: (own) => listShopOrders(own, { status: null, limit: 1 }),
    may: ["owner", "manager", "support", "warehouse"],
    refusal: "not_found",
  },
  takePayment: {
    call: (own, { orderId }) => takePayment(own, orderId),
    may: ["owner", "manager", "support"],
    refusal: "not_found",
  },
  capturePayment: {
    call: (own, { paymentId }) => capturePayment(own, paymentId),
    may: ["owner", "manager", "support"],
    refusal: "not_found",
  },
  refundPayment: {
    call: (own, { paymentId, orderId }) =>
      refundPayment(own, { paymentId, orderId, amountMinor: null, reason: "" }),
    may: ["owner", "manager", "support"],
    refusal: "not_found",
  },
  listOrders: {
    call: (own, { customerId }) => listOrders(own, customerId, { page: 1, limit: 1 }),
    may: ["owner", "manager", "support"],
  },
  listCustomerQuotes: {
    call: (own, { customerId }) => listCustomerQuotes(own, customerId),
    may: ["owner", "manager", "support"],
  },
  listSubmissions: { call: (own) => listSubmissions(own, null), may: ["owner", "manager", "support"] },
  listSessions: {
    call: (own, { customerId }) => listSessions(own, customerId, null),
    may: ["owner", "manager", "support"],
  },
  endCustomerSessions: {
    call: (own, { customerId }) => endCustomerSessions(own, customerId, "all"),
    may: ["owner", "manager", "support"],
  },
  changeProfile: {
    call: (own, { customerId }) =>
      changeProfile(own, customerId, { first_name: "Ada", last_name: "", nick_name: "" }),
    may: ["owner", "manager", "support"],
  },
  listAudit: { call: async (own) => listAudit(own, {}).next(), may: ["owner", "manager"] },
  writeSecrets: { call: within((own) => writeSecrets(own, {})), may: ["owner"] },
  exportShopFolder: {
    call: (own) => exportShopFolder(own, join(disk.path, "shop"), () => {}),
    may: ["owner", "manager"],
  },
  previewAddress: {
    call: (own) => previewAddress(own, own.secret, "no such template"),
    may: ["owner", "manager", "editor"],
  },
  applyContent: {
    call: within((own) => applyContent(own, emptyContent, new Set())),
    may: ["owner", "manager", "editor"],
  },
  changeRecord: {
    call: (own) => changeRecord(own, menuRecords, { name: "top", typed: { name: "Top", items: [] } }),
    may: ["owner", "manager", "editor"],
  },
  changeSettings: {
    call: (own) => changeRecord(own, settingsRecords, { name: "checkout", typed: { legalAge: 20 } }),
    may: ["owner", "manager"],
  },
  saveRecordDraft: {
    call: (own) => saveRecordDraft(own, menuRecords, { name: "top", typed: { name: "Top", items: [] } }),
    may: ["owner", "manager", "editor"],
  },
  changeSellerState: {
    call: (own) => changeSellerState(own, own.shop.code, "active"),
    may: ["owner", "manager"],
  },
  applyCategories: {
    call: within((own) => applyCategories(own, [], new Map(), "merge")),
    may: ["owner", "manager", "editor"],
  },
  applyProducts: {
    call: within((own) => applyProducts(own, [], { mode: "merge", wholeFamilies: true }, () => {})),
    may: ["owner", "manager", "editor"],
  },
  applyOffers: {
    call: within((own) => applyOffers(own, own.shop.sellerId, new Map(), String)),
    may: ["owner", "manager", "editor"],
  },
};

const answerTo = (actor: Actor, call: Call) =>
  call({ ...ctx, actor: acting(actor) }, facts).then(
    () => "done",
    (error: unknown) => (isAppError(error) ? error.code : Promise.reject(error)),
  );

describe.each(Object.entries(services))("%s", (_, { call, may, refusal = "forbidden" }) => {
  it.each(staffRoleNames)("checks the role %s", async (role) => {
    const grants = [{ role, shopId: null }];
    const answer = await answerTo(
      { kind: "staff", tenantId: ctx.tenant.id, staffId: 1, grants, confirmedAt: ctx.now() },
      call,
    );
    if (may.includes(role)) expect([refusal, "forbidden"]).not.toContain(answer);
    // The warehouse sees orders, so what it may not do with one is no secret.
    else expect(answer).toBe(role === "warehouse" ? "forbidden" : refusal);
  });

  it("refuses a guest", async () => {
    expect(await answerTo(shopper(ctx.tenant.id, anonymousVisitor), call)).toBe(refusal);
  });
});

describe("an owner who proved 15 minutes ago who they are (rule staff-14)", () => {
  const asOwner = () => ({
    kind: "staff" as const,
    tenantId: ctx.tenant.id,
    staffId: 1,
    grants: [{ role: "owner" as const, shopId: null }],
    confirmedAt: new Date(ctx.now().getTime() - 15 * 60_000),
  });

  it.each<[string, Call]>([
    ["secrets", (own) => writeSecrets({ ...own, box: testBox }, {})],
    ["a new key", (own) => addApiKey(own, { name: "Till", scopes: ["orders:read"], reach: "business" })],
    ["a key's end", (own) => revokeApiKey(own, { prefix: "x", sellerId: null })],
    ["books", (own) => writeBooks(own, { from: "2026-01-01", to: "2026-01-31" }, async () => {})],
  ])("is asked again before %s", async (_, call) => {
    expect(await answerTo(asOwner(), call)).toBe("confirm_first");
  });
});
