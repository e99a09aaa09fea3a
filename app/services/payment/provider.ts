import type { Minor } from "~/models/money/money";
import type { PaymentMethod } from "~/models/payment/payment-method";
import type { Shop } from "~/models/shop/shop";

/** What decides which ways to pay a cart has. `sandboxAllowed` is the operator's word, not the shop's. */
export type PaymentListInput = { shop: Shop; sandboxAllowed: boolean; totalMinor: Minor };

/** A payment that was written with its order and is waiting. Amounts in minor units. */
export type PendingPayment = { id: string; orderId: string; reference: string; amountMinor: Minor };

/** What a provider works with outside the database. */
export type ProviderDeps = {
  /** Key that signs what comes back through the browser or a webhook. */
  secret: string;
  shopId: string;
};

/** Where the shopper goes next: nowhere (the order stands), or to the provider's page. */
export type PaymentStart = { kind: "none" } | { kind: "redirect"; url: string };

/** What a provider says happened, its signature already checked. Settled once, however often it is said. */
export type PaymentEvent = { provider: string; reference: string; outcome: "paid" | "failed" };

/** A webhook as it arrived: providers sign the exact bytes of the body and put the signature into headers. */
export type WebhookMessage = { body: string; headers: Headers };

/** A payment provider. None of its calls is made inside a transaction (docs/rules/locks.md, 3). */
export interface PaymentProvider {
  /** Names its folder, its webhook (`/api/payment/{code}/webhook`) and its payments. */
  readonly code: string;
  /** Its methods for a cart; none when it may not be used. */
  list(input: PaymentListInput): PaymentMethod[];
  /**
   * Whether an order waits for the money before it is worked on; its stock is then held for a limited time. False where
   * the shop notes the money itself (bank transfer) and keeps the stock meanwhile.
   */
  readonly waitsForPayment: boolean;
  /** Starts a payment whose order is committed. */
  start(deps: ProviderDeps, payment: PendingPayment): Promise<PaymentStart>;
  /** Reads the browser's return; null when it is not genuine. */
  confirm(deps: ProviderDeps, params: URLSearchParams): Promise<PaymentEvent | null>;
  /** Checks and reads a webhook; null when it is not genuine. */
  webhook(deps: ProviderDeps, message: WebhookMessage): Promise<PaymentEvent | null>;
  /** Takes what was only authorized. */
  capture(deps: ProviderDeps, payment: PendingPayment): Promise<void>;
  /** Pays back. */
  refund(deps: ProviderDeps, payment: PendingPayment): Promise<void>;
}
