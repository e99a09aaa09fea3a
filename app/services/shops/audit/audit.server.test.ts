import { and, asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { payments } from "~/tables/orders/payments";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { refundPayment } from "../../orders/money/refund-payment.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { acting } from "../context/shop-context.server";
import { listAudit } from "./list-audit.server";

const database = withTestDatabase();

const historyOf = (tenantId: string, subject: string) =>
  database.db
    .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.tenantId, tenantId), eq(auditLog.subject, subject)))
    .orderBy(asc(auditLog.id))
    .then((rows) => rows.map(({ actor, before, after }) => ({ actor, before, after })));

describe("an order", () => {
  let shop: PurchaseShop;
  let orderId: string;
  beforeEach(async () => {
    shop = await openPurchaseShop(database.db);
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 3]], { paymentMethodCode: "sandbox_card" });
    ({ orderId } = await pressPlace(shop, guest));
  });
  const settle = async (kind: "paid" | "cancelled") => {
    const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
    const paymentId = payment?.id ?? "";
    const money = { reference: "taken", amountMinor: payment?.amountMinor ?? 0, currency: "USD" };
    const outcome = kind === "paid" ? { kind, ...money } : { kind, reason: "" };
    await settlePayment(shop, "sandbox", { paymentId, outcome });
  };
  const history = (subject: string) => historyOf(shop.tenant.id, subject);
  const entriesSince = async (since: Date) => {
    const entries = [];
    for await (const entry of listAudit(shop, { from: since.toISOString() })) entries.push(entry);
    return entries;
  };
  const guest = { kind: "shopper", customerId: null };
  const provider = { kind: "provider", code: "sandbox" };

  it("is placed by its shopper, with its stock and payment", async () => {
    expect(await history("orders")).toMatchObject([
      { actor: guest, before: null, after: { status: "pending_payment", grand_total_minor: 3780 } },
    ]);
    expect(await history("payments")).toMatchObject([{ actor: guest, after: { status: "started" } }]);
    expect((await history("stock_items")).at(-1)).toEqual({
      actor: guest,
      before: { reserved: 0 },
      after: { reserved: 3 },
    });
  });

  it("is paid by its provider", async () => {
    await settle("paid");
    expect((await history("orders")).slice(1)).toEqual([
      { actor: provider, before: { status: "pending_payment" }, after: { status: "processing" } },
    ]);
    expect((await history("payments")).slice(1)).toMatchObject([
      { actor: provider, before: { status: "started" }, after: { status: "paid" } },
    ]);
  });

  it("is given up by its provider, with its stock", async () => {
    await settle("cancelled");
    expect((await history("orders")).at(-1)).toMatchObject({
      actor: provider,
      after: { status: "canceled" },
    });
    expect((await history("stock_items")).at(-1)).toMatchObject({ actor: provider, after: { reserved: 0 } });
  });

  it("is refunded by staff through its provider", async () => {
    await settle("paid");
    const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
    const grants = [{ role: "support", shopId: null }] as const;
    const staff = acting({ kind: "staff", tenantId: shop.tenant.id, staffId: 5, grants });
    const input = { paymentId: payment?.id ?? "", orderId, amountMinor: 100, reason: "a chip" };
    await refundPayment(withPayments({ ...shop, actor: staff }), input);
    expect(await history("refunds")).toMatchObject([
      {
        actor: { kind: "staff", staffId: 5 },
        before: null,
        after: { status: "requested", amount_minor: 100 },
      },
      { actor: provider, before: { status: "requested" }, after: { status: "done" } },
    ]);
  });

  it("is canceled by staff, which releases its stock", async () => {
    const grants = [{ role: "support", shopId: null }] as const;
    const staff = acting({ kind: "staff", tenantId: shop.tenant.id, staffId: 5, grants });
    await cancelOrder({ ...shop, actor: staff }, orderId);
    const actor = { kind: "staff", staffId: 5 };
    expect((await history("orders")).at(-1)).toMatchObject({ actor, after: { status: "canceled" } });
    expect((await history("stock_items")).at(-1)).toMatchObject({ actor, after: { reserved: 0 } });
  });

  it("leaves no personal data", async () => {
    const rows = JSON.stringify(await database.db.select().from(auditLog));
    expect(rows).not.toMatch(/ada@example\.com|Nazareth|session/i);
  });

  it("is listed with its shop's and its tenant's changes, from a moment on", async () => {
    const all = await entriesSince(new Date(0));
    expect(new Set(all.map(({ subject }) => subject))).toEqual(
      new Set(["sellers", "shops", "settings", "stock_items", "products", "offers", "orders", "payments"]),
    );
    expect(await entriesSince(new Date("2999-01-01"))).toEqual([]);
  });
});

describe("every change is recorded", () => {
  /** Tables without audit rows, and why. */
  const notAudited: Record<string, string> = {
    address_hits: "counts of requests",
    missed_searches: "counts of requests",
    visitor_days: "counts of requests",
    visitor_marks: "counts of requests",
    visitor_salts: "counts of requests",
    audit_log: "is the audit",
    awaited_pictures: "what becomes of products by them is recorded",
    bulk_operations: "each change of an operation is recorded in the name of who began it",
    bulk_pieces: "copies of rows",
    bulk_rows: "what is changed by them is recorded",
    cart_items: "a cart is its shopper's own",
    carts: "a cart is its shopper's own",
    conversations: "personal data of shoppers; each message names who wrote it",
    credit_notes: "never change; each follows from a refund or a cancellation, which is recorded",
    customer_addresses: "personal data of shoppers",
    customer_identities: "personal data of shoppers",
    stored_methods: "personal data of shoppers",
    discount_uses: "follow from the orders",
    downloads: "links of shoppers, which follow from the orders",
    draft_steps: "a history itself",
    email_changes: "personal data of shoppers",
    email_signups: "personal data of shoppers",
    favorites: "personal data of shoppers",
    folder_marks: "follow from what an apply wrote, which is recorded",
    form_files: "personal data of shoppers",
    former_invoices: "never change; each follows from an edit, which is recorded",
    form_submissions: "personal data of shoppers",
    gift_card_entries: "a history itself",
    gift_cards: "personal data and secrets of shoppers",
    guests: "derived from orders by triggers; a note is personal data of shoppers",
    host_works: "what is changed by them is recorded, and each names who asked for it",
    idempotent_calls: "answers of calls, whose changes are recorded",
    ledger_entries: "a history itself",
    ledger_movements: "a history itself",
    mail_refusals: "personal data of shoppers",
    message_attachments: "personal data of shoppers",
    messages: "personal data of shoppers; each names who wrote it",
    order_events: "a history itself",
    order_groups: "holds ids only",
    order_text_fills: "how far a derived table is filled",
    order_texts: "derived by triggers",
    payment_allocations: "parts of the payment, whose change is recorded",
    payment_outcomes: "a history itself",
    payment_webhooks: "when a provider’s messages came",
    past_orders: "history of an earlier shop, which is only brought",
    past_prices: "what prices were, whose changes are recorded",
    passkey_challenges: "secrets of shoppers",
    passkeys: "secrets of shoppers",
    password_resets: "secrets of shoppers",
    product_categories: "places of products, which the catalogue's files keep",
    product_children: "places of products, which the catalogue's files keep",
    rate_limits: "counts attempts",
    review_likes: "likes of shoppers",
    record_versions: "a history itself",
    registrations: "secrets of shoppers",
    sales_counts: "sums of the ledger",
    sales_days: "sums of the ledger",
    sale_prices: "the prices they make are recorded when a sale begins and ends",
    sales: "the prices they make are recorded when they begin and end",
    saved_items: "personal data of shoppers",
    search_words: "derived by triggers",
    sessions: "secrets of shoppers",
    shipment_items: "the order's history names what was sent",
    shipments: "the order's history names what was sent",
    shop_counters: "the next number",
    shopping_list_items: "personal data of shoppers",
    shopping_lists: "personal data of shoppers",
    sign_in_failures: "counts attempts",
    slugs: "follow from the names of what they lead to",
    staff_challenges: "secrets of staff",
    staff_links: "secrets of staff",
    staff_sessions: "secrets of staff",
    agent_calls: "what agents were answered, for two days",
    agent_checkouts: "carts of agents, whose orders are recorded",
    agent_profiles: "what agents say of themselves",
    stock_counts: "follow from the changes of stock, which are recorded",
    stock_moves: "a history itself",
    stock_notices: "personal data of shoppers",
    store_credit_entries: "a history itself",
    store_credits: "the sums of that history",
    subscription_deliveries: "follow from the subscriptions",
    subscriptions: "a shopper's own, which its orders follow",
    tenant_homes: "names no shop's change: a command moves the rows, and says so",
    used_logins: "counts answers of sign-ins",
    video_embeds: "what providers say of videos",
    webhook_cursors: "where the delivery of events is",
    webhook_deliveries: "a history itself",
    webhook_events: "follow from changes that are recorded",
  };
  const tables = async () => {
    const { rows } = await database.db.execute<{ name: string; audited: boolean }>(sql`
      select t.table_name as name, exists (
        select from pg_trigger g where g.tgrelid = t.table_name::regclass and g.tgname like '%\\_audit\\_%') as audited
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'tenant_id' order by 1`);
    return rows;
  };

  it("every table is audited or has a reason not to be", async () => {
    const silent = (await tables()).filter(({ audited }) => !audited).map(({ name }) => name);
    expect(silent).toEqual(Object.keys(notAudited).sort());
  });

  it("every audited table refuses a change without an actor", async () => {
    for (const { name } of (await tables()).filter(({ audited }) => audited))
      await expect(
        database.pool.query(`delete from ${name} where false`).then(() => name),
        name,
      ).rejects.toThrow(`A change of ${name} names no actor`);
  });
});
