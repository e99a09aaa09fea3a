import { and, eq } from "drizzle-orm";
import { noCommission } from "~/models/payments/commission";
import type { PayoutAccount } from "~/models/payments/payout-account";
import type { PayoutTerms } from "~/models/payments/payout-terms";
import { shopIn } from "~/models/shops/locales/locale";
import { orderEvents, orders } from "~/tables/orders/orders";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addSeller } from "../../catalogue/products/seller-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { bookCapture } from "../ledger/book-capture.server";
import { bookSale } from "../ledger/book-sale.server";
import { findPaymentOfOrder } from "../providers/find-payment.server";

/** Terms of a seller that is paid every day, to a Stripe account unless the test says otherwise. */
export const termsOf = (own: Partial<PayoutTerms> = {}): PayoutTerms => ({
  account: { kind: "stripe", account: "acct_potter" },
  schedule: "daily",
  holdDays: 7,
  minimumMinor: 0,
  ...own,
});

/** Bank accounts of sellers. */
export const bankAccounts: Record<"sepa" | "ach", PayoutAccount> = {
  sepa: { kind: "sepa", holder: "Potter", iban: "DE89370400440532013000", bic: "" },
  ach: {
    kind: "ach",
    holder: "Potter",
    routing_number: "021000021",
    account_number: "000123456789",
    account_type: "checking",
  },
};

/**
 * A business with a potter, who sells mugs at $10.00 and pays 10 % of commission, 20 % in the category of
 * cups. Its shop has a market in yen, one in euros and one in dinars.
 */
export async function openMarket(db: Db) {
  const shop = await openPurchaseShop(db, {
    markets: [
      { code: "jp", name: "Japan", currency: "JPY", rate: "149.5" },
      { code: "eu", name: "Europe", currency: "EUR", rate: "0.9217" },
      { code: "kw", name: "Kuwait", currency: "KWD", rate: "0.3067" },
    ],
  });
  const potter = await addSeller(shop, "potter", {
    commission: { ...noCommission, defaultBasisPoints: 1000, byCategory: { cups: 2000 } },
  });
  const mug = await addProduct(shop, "MUG", { stock: { onHand: 100 } });
  return { shop, potter, mug };
}

/**
 * An order of mugs of the potter, with $6.00 of delivery, that was accepted.
 * @param completedAt when it was completed; null while it is not
 * @param market where it was placed; null for the shop's first market
 * @returns its id and number
 */
export async function sellMugs(
  { shop, potter, mug }: { shop: PurchaseShop; potter: string; mug: number },
  qty: number,
  {
    completedAt,
    isCaptured = true,
    market = null,
  }: { completedAt: Date | null; isCaptured?: boolean; market?: string | null },
) {
  const there = shopIn(shop.shop, null, market);
  const seen: PurchaseShop = { ...shop, shop: there, tenant: there.tenant };
  const { orderId, incrementId } = await pressPlace(seen, await guestAtReview(seen, [[mug, qty]]));
  const [order] = await byTest(shop.db, (db) =>
    db
      .update(orders)
      .set({ sellerId: potter, status: completedAt ? "complete" : "processing" })
      .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId)))
      .returning(),
  );
  await inTransaction(shop, (inner) => bookSale(inner, orderId));
  const payment = await findPaymentOfOrder(shop, orderId);
  const capture = { paymentId: payment?.id ?? "", outcomeId: "transfer", orderId, sellerId: potter };
  if (isCaptured) await bookCapture(shop, { ...capture, amountMinor: order?.grandTotalMinor ?? 0 });
  if (completedAt)
    await shop.db.insert(orderEvents).values({
      tenantId: shop.tenant.id,
      orderId,
      fromStatus: "packing",
      toStatus: "complete",
      actor: { kind: "command-line", command: "test" },
      createdAt: completedAt,
    });
  return { orderId, incrementId, paymentId: payment?.id ?? "" };
}
