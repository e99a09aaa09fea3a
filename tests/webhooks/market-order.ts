import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { commissionTermsSchema } from "~/models/payments/commission";
import type { Secrets } from "~/models/platform/secret/secret-name";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { action } from "~/routes/api+/payment+/$provider+/webhook";
import { findVisitor } from "~/services/accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "~/services/accounts/sessions/session-cookie.server";
import { addProduct } from "~/services/catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "~/services/catalogue/products/seller-fixture.server";
import { startPayment } from "~/services/checkout/payment/start-payment.server";
import { returnFromProvider } from "~/services/checkout/return-from-provider.server";
import { placeOrder } from "~/services/checkout/steps/place-order.server";
import { asShopper, filledDraft, openPurchaseShop } from "~/services/checkout/steps/purchase-fixture.server";
import { checkLedger } from "~/services/payments/ledger/check-ledger.server";
import { readBalances } from "~/services/payments/ledger/read-balances.server";
import { termsOf } from "~/services/payments/payouts/payouts-fixture.server";
import { pressOnPage, withPayments } from "~/services/payments/providers/payment-fixture.server";
import type { WebhookMessage } from "~/services/payments/providers/provider";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { findPurchase, readPurchase } from "~/services/selling/cart-page/read-purchase.server";
import { saveDrafts } from "~/services/selling/checkout/save-draft.server";
import { addToCart } from "~/services/selling/lines/add-to-cart.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { withSecrets } from "~/services/shops/secrets/secrets-fixture.server";
import { orderEvents, orders } from "~/tables/orders/orders";

/** What the ledger says: the accounts that are not zero, and what each seller is owed. Minor units. */
export type Sums = Record<string, number>;

/** How the shop reaches the provider's test server. */
type AtProvider = {
  code: "stripe" | "paypal";
  url: string;
  payment: ShopSettingsInput["payment"];
  secrets: Secrets;
};

/** The two orders of {@link openMarketOrder}, paid as a whole. */
export const paid: Sums = {
  payment_clearing: 6500,
  tax_payable: -300,
  house: -2600,
  potter: -3150,
  marketplace_revenue: -450,
};

/**
 * A marketplace in which a guest has ordered two mugs of the house for $27.20 and a vase of the potter for
 * $37.80, and pays both at once. Delivery is $6.00 each, tax 6 % of the goods; the potter pays 15 % of
 * commission and is paid by Stripe. Nothing was paid yet.
 */
export async function openMarketOrder(db: Db, { code, url, payment, secrets }: AtProvider) {
  const opened = withPayments(await openPurchaseShop(db, { payment }), { [code]: url });
  const market = await withSecrets(
    { ...opened, ...(await addShop(opened, { type: "marketplace" })) },
    secrets,
  );
  const mug = await addProduct(market, "MUG", { priceMinor: 1000 });
  const vase = await addProduct(market, "VASE", { priceMinor: 9000 });
  const commission = commissionTermsSchema.parse({ defaultBasisPoints: 1500 });
  const potterId = await addSeller(market, "potter", { commission, payout: termsOf() });
  await addOffer(market, potterId, vase, { priceMinor: 3000 });

  const { token } = await addToCart(market, anonymousVisitor, { productId: mug, qty: 2 });
  const guest = await findVisitor(market, { headers: new Headers({ Cookie: `${SESSION_COOKIE}=${token}` }) });
  await addToCart(market, guest, { productId: vase, qty: 1, sellerId: potterId });
  const { cartIds } = await findPurchase(market, guest);
  await saveDrafts(market, cartIds, { ...filledDraft, paymentMethodCode: code });
  const carts = await readPurchase(market, await findPurchase(market, guest));
  const { orderId } = await placeOrder(asShopper(market, guest), {
    visitor: guest,
    sandboxAllowed: false,
    parts: carts.map(({ summary, placeToken }) => ({
      placeToken: placeToken ?? "",
      seen: seenOrder(summary),
      customerNote: "",
    })),
  });

  /** Sends a message to the shop's webhook. @returns the status of the answer */
  async function send({ body, headers }: WebhookMessage): Promise<number> {
    const address = `https://harbor.example/api/payment/${code}/webhook`;
    const request = new Request(address, { method: "POST", body, headers });
    const args = { context: market, request, params: { provider: code } };
    return (await action(args as unknown as ActionFunctionArgs)).status;
  }

  async function sums(): Promise<Sums> {
    expect(await checkLedger(market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
    const moved = (await readBalances(market)).filter(({ amountMinor }) => amountMinor !== 0);
    const nameOf = (seller: string) => (seller === "potter" ? seller : "house");
    return Object.fromEntries(
      moved.map(({ account, sellerCode, amountMinor }) => [
        sellerCode === null ? account : nameOf(sellerCode),
        amountMinor,
      ]),
    );
  }

  /** Both orders arrived a month ago, so that their sellers can be paid. */
  async function complete(): Promise<void> {
    const own = eq(orders.tenantId, market.tenant.id);
    const placed = await byTest(db, (tx) =>
      tx.update(orders).set({ status: "complete" }).where(own).returning(),
    );
    await db.insert(orderEvents).values(
      placed.map(({ id }) => ({
        tenantId: market.tenant.id,
        orderId: id,
        fromStatus: "packing" as const,
        toStatus: "complete" as const,
        actor: { kind: "command-line" as const, command: "test" },
        createdAt: new Date("2026-02-01T00:00:00Z"),
      })),
    );
  }

  return {
    market,
    send,
    sums,
    complete,
    /** Opens the provider's page. */
    start: () => startPayment(market, orderId),
    /** Pays there. @returns the query that the browser comes back with */
    press: () => pressOnPage(market, orderId, "pay"),
    /** The browser comes back to the shop. */
    comeBack: (params: URLSearchParams) => returnFromProvider(market, params),
  };
}
