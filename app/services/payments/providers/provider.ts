// @public

import type { Address } from "~/models/accounts/address/address";
import type { PaymentLine } from "~/models/payments/payment-lines";
import type { OfferedMethod } from "~/models/payments/payment-method";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { PaymentMode, StoredMethod } from "~/models/payments/stored-method";
import type { Currency, Minor } from "~/models/platform/money/money";
import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import type { SecretName } from "~/models/platform/secret/secret-name";
import type { ApprovedAddress } from "~/models/selling/checkout/express-approval";
import type { ExpressButton } from "~/models/shops/pages/express-offer";
import type { ExpressPlace } from "~/models/shops/payment-providers/express-display";
import type { Shop } from "~/models/shops/shop";
import type { DisputeAnswers } from "./dispute-answers";

/** What decides which ways to pay a cart has. `sandboxAllowed` is the operator's word, not the shop's. */
export type PaymentListInput = {
  shop: Shop;
  sandboxAllowed: boolean;
  totalMinor: Minor;
  /** Whether later payments follow, as for a subscription; then only providers with `later` are offered. */
  repeats?: boolean;
  /** Of the billing address, ISO 3166 alpha-2; absent while it is not known. */
  country?: string | undefined;
};

/** A provider's own script for its button: its address, and the origins it works with in the browser. */
export type WalletScript = { url: string; origins: string[] };

/** What a provider works with outside the database. */
export type ProviderDeps = {
  shop: Shop;
  /** Key that signs what comes back through the browser or a webhook of our own. */
  signingKey: string;
  urls: ProviderUrls;
  /**
   * A secret of the shop.
   * @throws Error when the shop has none of this name
   */
  credential: (name: SecretName) => Promise<string>;
};

/** A payment as providers know it. Amounts in minor units of `currency`. */
export type ProviderPayment = {
  /** Ours; sent along as the key that makes a repeated call one call. */
  id: string;
  orderId: string;
  /** Number of the order, as the shopper knows it. */
  orderNumber: string;
  /** The provider's name for the page or session it was started with; our own id before that. */
  reference: string;
  /** The provider's name for what it took or reserved; null before. */
  takenReference: string | null;
  amountMinor: Minor;
  currency: string;
  mode: PaymentMode;
};

/** Who pays for what: lines that add up to the payment's amount. `shipping` is null without a delivery. */
export type PaymentBill = { billing: Address; shipping: Address | null; lines: readonly PaymentLine[] };

/** A payment to start, and where the provider sends the browser afterwards: whole addresses of the shop. */
export type PaymentRequest = ProviderPayment & {
  email: string;
  returnUrl: string;
  cancelUrl: string;
  /** Until when the order's stock is held; a page may close some time after. */
  openUntil: Date;
  /** Reads who pays for what, for a provider that shows it or decides by it. */
  readBill: () => Promise<PaymentBill>;
};

/** Where the shopper goes next: nowhere (the order is placed), or to the provider's page. */
export type PaymentStart = { kind: "none" } | { kind: "redirect"; url: string; reference: string };

/** A payment that a shopper approves before placing the order. Amounts in minor units of `currency`. */
export type ExpressRequest = {
  cartId: string;
  amountMinor: Minor;
  currency: string;
  /** Whether the provider asks the shopper where to deliver. */
  needsAddress: boolean;
  /** Where the browser goes afterwards: whole addresses of the shop. */
  returnUrl: string;
  cancelUrl: string;
};

/**
 * What a provider says of such a payment. `cartId` is null when it belongs to none of our carts (any more).
 */
export type ExpressAnswer = {
  cartId: string | null;
  isApproved: boolean;
  /** The shopper's e-mail address at the provider; empty when it names none. */
  account: string;
  address: ApprovedAddress;
};

/**
 * A wallet: lets shoppers approve a payment by an express button, before anything else was asked. Its key is
 * its provider's code. A call that cannot be made throws `ProviderUnavailable`.
 */
export interface Wallet {
  /** What shoppers call it, in every text that names it. */
  readonly label: string;
  /** Its button at a place of the shop; null where the owner wants none. */
  button(shop: Shop, place: ExpressPlace): ExpressButton | null;
  /**
   * Its own script, which brings its own button in the place of ours; absent for one that has its page alone.
   * `wallet-buttons.ts` names the code that shows it.
   */
  readonly script?: {
    /** The script's address, and the origins it works with. */
    source(shop: Shop, urls: ProviderUrls): WalletScript;
    /** What else that code has to know; everybody may see it. */
    facts(shop: Shop): Readonly<Record<string, string>>;
  };
  /** Opens a payment for a cart. Nothing is charged before an order names it as its payment's reference. */
  open(deps: ProviderDeps, request: ExpressRequest): Promise<{ url: string; reference: string }>;
  /** The payment that the query of the return address names; empty for none. */
  returned(query: URLSearchParams): string;
  /** What the shopper did at the provider; null for a payment it does not know. */
  read(deps: ProviderDeps, reference: string): Promise<ExpressAnswer | null>;
}

/** How a charge ended; one that needs the shopper can only be paid on the provider's page. */
export type ChargeOutcome = PaymentOutcome | { kind: "needs the shopper"; reason: string };

/**
 * How the later payments of a subscription are made (rule subscriptions-7): the shopper is asked for each, or
 * the provider charges the method it stored with the first payment.
 */
export type LaterPayments =
  | { kind: "asks" }
  | {
      kind: "charges";
      /** Asked again with the same payment it charges once. */
      charge(deps: ProviderDeps, payment: ProviderPayment, method: StoredMethod): Promise<ChargeOutcome>;
      /** Removes the method at the provider; one it does not know any more is removed. */
      forget(deps: ProviderDeps, method: Pick<StoredMethod, "token">): Promise<void>;
    };

/**
 * Payments by a token that an agent was given for its buyer, in place of the provider's page (rule agents-9).
 * Asked again with the same payment it charges once.
 */
export type TokenPayments = {
  pay(deps: ProviderDeps, payment: ProviderPayment, token: string): Promise<ChargeOutcome>;
};

/** What a webhook says of which payment of ours. */
export type ToldOutcome = { paymentId: string; outcome: PaymentOutcome };

/** That a provider took a payout to a seller back, as a whole or a part of it; the amount in minor units. */
export type ToldReversal = { payoutId: string; reversedMinor: Minor; isWhole: boolean };

/**
 * A webhook as it arrived, its body unchanged: providers sign the exact bytes, and put the signature into
 * headers.
 */
export type WebhookMessage = { body: string; headers: Headers };

/** A refund to make; its `id` makes repeated calls idempotent. */
export type RefundRequest = { id: string; amountMinor: Minor; reason: string };

/** How a refund stands at its provider. One without a reference was refused: the provider has none. */
export type RefundAnswer =
  | { kind: "done" | "pending"; reference: string; reason?: string }
  | { kind: "failed"; reason: string; reference?: string };

/** What a provider says of the shop's keys, in words for the people of the shop. */
export type ProviderCheck = { isGood: boolean; text: string };

/**
 * A payment provider: a folder, and one line in `providers.server.ts` (docs/recipes.md). None of its calls is
 * made inside a transaction (rule locks-3). A call that cannot be made throws `ProviderUnavailable`, and may
 * be repeated.
 */
export interface PaymentProvider {
  /** Names its folder, its webhook (`/api/payment/{code}/webhook`) and its payments. */
  readonly code: string;
  /** Origins of the pages it lets shoppers pay on. */
  readonly pages: (urls: ProviderUrls) => string[];
  /** Its methods for a cart; none when it may not be used. */
  list(input: PaymentListInput): OfferedMethod[];
  /**
   * Whether an order waits for the money before it is worked on; its stock is then held for a limited time.
   * False where the shop notes the money itself (bank transfer) and keeps the stock meanwhile.
   */
  readonly waitsForPayment: boolean;
  /**
   * The smallest amount of a currency it takes and pays back, of which any other is a multiple, minor units;
   * null for a currency it does not take (rule payment-10).
   */
  stepMinor(currency: Currency): Minor | null;
  /** Makes payments of subscriptions; absent where it cannot. */
  readonly later?: LaterPayments;
  /** Takes payments by tokens; absent where it cannot. */
  readonly tokens?: TokenPayments;
  /** Its wallet; absent for a provider whose payments all begin with an order. */
  readonly wallet?: Wallet;
  /**
   * Starts a payment whose order is committed. What the shopper approved before has its reference already;
   * the browser is then sent to the return address.
   */
  start(deps: ProviderDeps, payment: PaymentRequest): Promise<PaymentStart>;
  /**
   * Finds out how a payment stands after the browser came back, and takes the money where it waits to be
   * taken.
   * @param params of the return address
   */
  confirm(
    deps: ProviderDeps,
    payment: ProviderPayment,
    params: URLSearchParams,
  ): Promise<PaymentOutcome | null>;
  /** Closes the provider's page of a payment that is given up; what it says when it was too late. */
  cancel(deps: ProviderDeps, payment: ProviderPayment): Promise<PaymentOutcome>;
  /**
   * Checks and reads a webhook.
   * @returns what it says, in the order it happened; empty for nothing we act on, undefined when it is not
   * genuine
   * @throws UnexpectedEvent for a genuine one that cannot be read
   */
  webhook(
    deps: ProviderDeps,
    message: WebhookMessage,
  ): Promise<readonly (ToldOutcome | ToldReversal)[] | undefined>;
  /** Takes the amount of what was only authorized. */
  capture(deps: ProviderDeps, payment: ProviderPayment, amountMinor: Minor): Promise<PaymentOutcome>;
  /** Pays back, the whole or a part of what was taken. */
  refund(deps: ProviderDeps, payment: ProviderPayment, refund: RefundRequest): Promise<RefundAnswer>;
  /** Asks whether it takes the shop's keys, by a call that only reads; absent where there is none. */
  readonly check?: (deps: ProviderDeps) => Promise<ProviderCheck>;
  /** The kinds of events its webhook must send. */
  readonly webhookEvents?: readonly string[];
  /** Takes answers to disputes; absent where they are answered in its own pages alone. */
  readonly disputes?: DisputeAnswers<ProviderDeps>;
  /** How a refund stands that it was working on, by the provider's name for it. */
  refundState(deps: ProviderDeps, reference: string): Promise<RefundAnswer>;
}
