import { startKlarnaServer } from "../../../../tests/support/providers/klarna/klarna-server";
import { startPaypalServer } from "../../../../tests/support/providers/paypal/paypal-server";
import type { ProviderFailure } from "../../../../tests/support/providers/provider-server";
import { startStripeServer } from "../../../../tests/support/providers/stripe/stripe-server";
import { returnFromProvider } from "../../checkout/return-from-provider.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { openKlarnaOrder } from "./klarna/klarna-fixture.server";
import type { PaymentContext } from "./payment-context.server";
import { openPaypalOrder, tellPaypal } from "./paypal/paypal-fixture.server";
import { openStripeOrder, tellStripe } from "./stripe/stripe-fixture.server";

/** What a provider may be asked for: a page to pay on, the money, money that was reserved, and money back. */
type Call = "start" | "take" | "capture" | "refund";

/** An order at a fake whose calls can be made to fail, wait, and come in any order. */
export type FaultyOrder = Awaited<ReturnType<typeof openFaultyOrder>>;

/**
 * Opens a shop with one provider and places an order of two mugs.
 * @param reserves whether the money is only reserved at first
 */
export const openFaultyOrder = (db: Db, provider: keyof typeof opening, reserves = false) =>
  opening[provider](db, reserves);

const opening = { stripe: atStripe, paypal: atPaypal, klarna: atKlarna };

async function atStripe(db: Db, reserves: boolean) {
  const server = await startStripeServer();
  const order = await openStripeOrder(db, server, { capture: reserves ? "manual" : "automatic" });
  return {
    ...order,
    close: server.close,
    fail: (how: ProviderFailure, _call: Call) => server.failWith(how),
    recover: () => server.failWith(null),
    hold: (call: "start" | "take") =>
      server.hold(call === "start" ? "/v1/checkout/sessions" : "expand[0]=payment_intent.payment_method"),
    pages: () => server.sessions.size,
    takenMinor: () => order.paid().received,
    refundedMinor: () => server.returnedOf(order.paid().id),
    /** Presses 'Pay': Stripe takes the money at once. */
    payUnseen: async () => void (await order.press("pay")),
    tell: {
      pending: (shop: PaymentContext = order.shop) =>
        tellStripe(shop, "payment_intent.processing", { ...order.intent(), status: "processing" }),
      paid: (shop: PaymentContext = order.shop) =>
        tellStripe(shop, "payment_intent.succeeded", order.intent()),
      over: (shop: PaymentContext = order.shop) =>
        tellStripe(shop, "checkout.session.expired", { metadata: order.intent().metadata }),
    },
  };
}

const paypalPaths: Record<Call, RegExp> = {
  start: /^\/v2\/checkout\/orders$/,
  take: /^\/v2\/checkout\/orders\/.*\/(capture|authorize)$/,
  capture: /^\/v2\/payments\/authorizations\/.*\/capture$/,
  refund: /^\/v2\/payments\/captures\/.*\/refund$/,
};

async function atPaypal(db: Db, reserves: boolean) {
  const server = await startPaypalServer();
  const order = await openPaypalOrder(db, server, { transaction_type: reserves ? "authorization" : "sale" });
  const fail = (how: ProviderFailure, call: Call) => server.failWith(how, paypalPaths[call]);
  const recover = () => server.failWith(null);
  const capture = () => order.captures()[0] ?? null;
  return {
    ...order,
    close: server.close,
    fail,
    recover,
    hold: (call: "start" | "take") => server.hold(call === "start" ? "/v2/checkout/orders" : "/capture"),
    pages: () => server.orders.size,
    takenMinor: () => order.captures().reduce((sum, { amount }) => sum + inCents(amount.value), 0),
    refundedMinor: () => server.refundedMinor(order.atPaypal().id),
    /** Approves at PayPal, whose answer to the call that takes the money is lost. */
    async payUnseen() {
      const params = await order.press("pay");
      fail("lost", "take");
      await returnFromProvider(order.shop, params);
      recover();
    },
    tell: {
      pending: (shop: PaymentContext = order.shop) =>
        tellPaypal(shop, "PAYMENT.CAPTURE.PENDING", { ...capture(), status: "PENDING" }),
      /** Before the money is taken PayPal says that it was approved. */
      paid: (shop: PaymentContext = order.shop) =>
        capture()
          ? tellPaypal(shop, "PAYMENT.CAPTURE.COMPLETED", capture())
          : tellPaypal(shop, "CHECKOUT.ORDER.APPROVED", order.approved()),
      over: (shop: PaymentContext = order.shop) =>
        tellPaypal(shop, "PAYMENT.CAPTURE.DECLINED", { ...capture(), status: "DECLINED" }),
    },
  };
}

const inCents = (value: string) => Math.round(Number(value) * 100);

const klarnaPaths: Record<Call, RegExp> = {
  start: /^\/hpp\/v1\/sessions$/,
  take: /\/captures$/,
  capture: /\/captures$/,
  refund: /\/refunds$/,
};

async function atKlarna(db: Db, reserves: boolean) {
  const server = await startKlarnaServer();
  const order = await openKlarnaOrder(db, server, { capture: reserves ? "manual" : "automatic" });
  /** Klarna thinks otherwise of an order that was not captured, and says so. */
  const tell =
    (changes: object) =>
    (shop: PaymentContext = order.shop) => {
      const { captured_amount } = order.atKlarna();
      if (captured_amount === 0) Object.assign(order.atKlarna(), changes);
      return order.tell(shop);
    };
  return {
    ...order,
    close: server.close,
    fail: (how: ProviderFailure, call: Call) => server.failWith(how, klarnaPaths[call]),
    recover: () => server.failWith(null),
    hold: (call: "start" | "take") => server.hold(call === "start" ? "/hpp/v1/sessions" : "/captures"),
    /** Those that may be paid on. */
    pages: () => [...server.pages.values()].filter(({ status }) => status !== "DISABLED").length,
    takenMinor: () => order.atKlarna().captured_amount,
    refundedMinor: () => order.atKlarna().refunded_amount,
    /** Pays at Klarna, which places its order. */
    payUnseen: async () => void (await order.press("pay")),
    tell: {
      pending: tell({ fraud_status: "PENDING" }),
      paid: tell({ fraud_status: "ACCEPTED", status: "AUTHORIZED" }),
      over: tell({ fraud_status: "REJECTED", status: "CANCELLED" }),
    },
  };
}
