import { continuePayment } from "~/services/checkout/continue-payment.server";
import { createTransaction } from "~/services/checkout/create-transaction.server";
import { flushTransaction } from "~/services/checkout/flush-transaction.server";
import { findOrderCheckout } from "~/services/checkout/payment/find-order-checkout.server";
import { goToPayment } from "~/services/checkout/payment/go-to-payment.server";
import { readPaymentBill } from "~/services/checkout/payment/read-payment-bill.server";
import { startPayment } from "~/services/checkout/payment/start-payment.server";
import { receiveWebhook } from "~/services/checkout/receive-webhook.server";
import { rememberTransaction } from "~/services/checkout/remember-transaction.server";
import { returnFromProvider } from "~/services/checkout/return-from-provider.server";
import { capturePayment } from "~/services/orders/money/capture-payment.server";
import { closePayment, confirmPayment } from "~/services/orders/money/confirm-payment.server";
import { heldRedemptions } from "~/services/orders/money/held-redemptions.server";
import { listOwedOrders } from "~/services/orders/money/list-owed-orders.server";
import { readOrderMoney } from "~/services/orders/money/read-order-money.server";
import { refundable, refundsOf } from "~/services/orders/money/record-refund.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { refundPayment } from "~/services/orders/money/refund-payment.server";
import { returnPayment } from "~/services/orders/money/return-payment.server";
import { returnRedemptions } from "~/services/orders/money/return-redemptions.server";
import { settlePayment } from "~/services/orders/money/settle-payment.server";
import { takePayment } from "~/services/orders/money/take-payment.server";
import {
  findPayment,
  findPaymentOfOrder,
  findPaymentsOfOrder,
} from "~/services/payments/providers/find-payment.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { returnAddress } from "~/services/payments/providers/return-address.server";
import {
  SANDBOX_SIGNATURE_HEADER,
  sandboxWebhookOf,
} from "~/services/payments/providers/sandbox-provider.server";
import { writeSandboxResult } from "~/services/payments/providers/sandbox-signature.server";
import { findStoredMethod } from "~/services/payments/stored-methods/find-stored-method.server";
import {
  listStoredMethods,
  usedMethods,
} from "~/services/payments/stored-methods/list-stored-methods.server";
import { removeStoredMethod } from "~/services/payments/stored-methods/remove-stored-method.server";
import { storeMethod } from "~/services/payments/stored-methods/store-method.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

/** Tries services of payments as the second shop with the first shop's rows. */
export const paymentAttempts: Attempts = {
  capturePayment: ({ beta, payment }) => capturePayment(withPayments(beta), payment.id),
  closePayment: ({ beta, payment }) => closePayment(withPayments(beta), payment.id),
  confirmPayment: ({ beta, payment }) => confirmPayment(withPayments(beta), payment.id),
  heldRedemptions: async ({ beta, order }) => {
    if ((await heldRedemptions(beta, order.id)).length > 0)
      throw failure("read what another shop's order was paid with");
  },
  returnRedemptions: ({ beta, order, giftCardId }) =>
    returnRedemptions(beta, {
      id: order.id,
      orderId: order.id,
      redemptions: [{ kind: "gift_certificate", code: String(giftCardId), amountMinor: 1 }],
    }),
  refundable: async ({ beta, order, payment }) => {
    const allocations = [{ orderId: order.id, amountMinor: 1, capturedMinor: 1 }];
    const row = {
      ...payment,
      orderId: order.id,
      orderNumber: "",
      email: "",
      reservedUntil: null,
      allocations,
    };
    if ((await refundable(beta, order, row)).redemptions.length > 0)
      throw failure("read what another shop's order was paid with");
  },
  goToPayment: ({ beta, order }) =>
    goToPayment(withPayments(beta), { orderId: order.id, mayLeadToPayment: true }, "/"),
  findOrderCheckout: ({ beta, order }) => findOrderCheckout(withPayments(beta), order.id),
  continuePayment: ({ beta, order }) => continuePayment(withPayments(beta), order.id, "cancel"),
  createTransaction: ({ beta, owner }) => createTransaction(withPayments(beta), owner, "paypal"),
  findPaymentsOfOrder: ({ beta, order }) => findPaymentsOfOrder(beta, order.id),
  findPaymentOfOrder: ({ beta, order }) => findPaymentOfOrder(beta, order.id),
  refundsOf: async ({ beta, payment }) => refundsOf(beta, payment),
  findPayment: ({ beta, payment }) => findPayment(beta, payment.id),
  flushTransaction: ({ beta, owner }) => flushTransaction(beta, owner, "paypal"),
  receiveWebhook: ({ beta, alpha, payment }) => {
    const signer = { signingKey: withPayments(alpha).secret, shop: alpha.shop };
    const whole = { ...payment, currency: "USD" };
    const { result, signature } = writeSandboxResult(signer, sandboxWebhookOf(whole, "paid"));
    const headers = new Headers({ [SANDBOX_SIGNATURE_HEADER]: signature });
    return receiveWebhook(withPayments(beta), "sandbox", { body: result, headers });
  },
  rememberTransaction: ({ beta, owner }) =>
    rememberTransaction(withPayments(beta), owner, { wallet: "paypal", reference: "O-1" }),
  refundPayment: ({ beta, payment, order }) =>
    refundPayment(withPayments(beta), {
      paymentId: payment.id,
      orderId: order.id,
      amountMinor: 1,
      reason: "eve",
    }),
  refundOrder: ({ beta, order }) =>
    refundOrder(withPayments(beta), order.id, { amountMinor: 1, reason: "eve" }),
  takePayment: ({ beta, order }) => takePayment(withPayments(beta), order.id),
  returnFromProvider: ({ beta, alpha, payment }) => {
    const address = returnAddress(withPayments(alpha), payment, { cancelled: "1" });
    return returnFromProvider(withPayments(beta), new URL(address).searchParams);
  },
  listOwedOrders: async ({ beta }) => {
    if ((await listOwedOrders(beta)).length > 0) throw failure("read what another shop owes");
  },
  readOrderMoney: async ({ beta, order }) => {
    const { money, refunds } = await readOrderMoney(beta, order);
    if (money.isAuthorized || money.owedMinor > 0 || refunds.length > 0)
      throw failure("read the payment of another shop");
  },
  returnPayment: ({ beta, payment, order }) =>
    returnPayment(withPayments(beta), { paymentId: payment.id, orderId: order.id }),
  settlePayment: ({ beta, payment }) =>
    settlePayment(beta, payment.provider, {
      paymentId: payment.id,
      outcome: { kind: "paid", reference: "r", amountMinor: 1, currency: "USD" },
    }),
  findStoredMethod: ({ beta, subscription }) => findStoredMethod(beta, subscription.storedMethodId ?? ""),
  listStoredMethods: ({ beta, customer }) => listStoredMethods(beta, customer.id),
  usedMethods: async ({ beta, subscription }) => {
    if ((await usedMethods(beta, [subscription.storedMethodId ?? ""])).size > 0)
      throw failure("read another shop's subscription");
  },
  removeStoredMethod: ({ beta, customer, subscription }) =>
    removeStoredMethod(withPayments(beta), customer.id, subscription.storedMethodId ?? ""),
  storeMethod: ({ beta, order, customer, subscription }) =>
    storeMethod(
      beta,
      { ...order, customerId: customer.id, subscriptionId: subscription.id },
      { provider: "sandbox", token: "eve", account: "", title: "eve", expiresIn: "" },
    ),
  readPaymentBill: ({ beta, order, payment }) => {
    const allocations = [{ orderId: order.id, amountMinor: 1, capturedMinor: 0 }];
    return readPaymentBill(beta, { ...payment, orderNumber: "", allocations });
  },
  startPayment: ({ beta, order }) => startPayment(withPayments(beta), order.id),
};
