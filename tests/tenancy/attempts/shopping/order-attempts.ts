import { eq } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { announceStock } from "~/services/catalogue/stock/announce-stock.server";
import {
  findQuote,
  findQuoteByNumber,
  findQuoteOfCart,
  findQuoteOfOrder,
  listQuotes,
} from "~/services/checkout/find-quote.server";
import { listCustomerQuotes } from "~/services/checkout/list-customer-quotes.server";
import { priceQuote } from "~/services/checkout/price-quote.server";
import { listOwnedQuotes } from "~/services/checkout/quotes/list-owned-quotes.server";
import { makeQuote } from "~/services/checkout/quotes/make-quote.server";
import { noteOrdered, orderableQuote } from "~/services/checkout/quotes/order-quote.server";
import { placeQuote } from "~/services/checkout/quotes/place-quote.server";
import { readCheckout } from "~/services/checkout/read-checkout.server";
import { readQuote } from "~/services/checkout/read-quote.server";
import { reopenQuote } from "~/services/checkout/reopen-quote.server";
import { requestQuote } from "~/services/checkout/request-quote.server";
import { saveQuoteToOrder } from "~/services/checkout/save-quote-to-order.server";
import { findPlacedOrder } from "~/services/checkout/steps/find-placed-order.server";
import { placeOrder } from "~/services/checkout/steps/place-order.server";
import { asShopper, filledDraft } from "~/services/checkout/steps/purchase-fixture.server";
import { listDisputeEntries } from "~/services/conversations/disputes/dispute-entries.server";
import { findDisputes, listDisputes } from "~/services/conversations/disputes/list-disputes.server";
import { changeSellerState } from "~/services/marketplace/change-seller-state.server";
import { findSellerMailbox } from "~/services/marketplace/find-seller-mailbox.server";
import { listSellerAccounts } from "~/services/marketplace/list-seller-accounts.server";
import { readPickupAddress, readPickupPlace } from "~/services/marketplace/read-pickup-place.server";
import { shipOrder } from "~/services/orders/delivery/ship-order.server";
import { deliverOrder } from "~/services/orders/downloads/deliver-order.server";
import { findFacturX } from "~/services/orders/e-invoices/read-factur-x.server";
import { writeXRechnung } from "~/services/orders/e-invoices/write-x-rechnung.server";
import { askDifferenceAgain } from "~/services/orders/edits/ask-difference.server";
import { editOrder, previewEdit } from "~/services/orders/edits/edit-order.server";
import { readEditBySku } from "~/services/orders/edits/read-edit-by-sku.server";
import { issueCreditNote } from "~/services/orders/invoices/issue-credit-note.server";
import { countInvoices, listInvoices } from "~/services/orders/invoices/list-invoices.server";
import { loadCreditNotes } from "~/services/orders/invoices/load-credit-notes.server";
import { readInvoiceSeller } from "~/services/orders/invoices/read-invoice-seller.server";
import { readTaxedRows } from "~/services/orders/invoices/read-taxed-rows.server";
import { withGroupLocks, withOrderLocks } from "~/services/orders/locks/with-order-locks.server";
import { listOrderMails, readOrderMail } from "~/services/orders/mails/order-mails.server";
import { sendMailAgain } from "~/services/orders/mails/send-mail-again.server";
import { refundLines } from "~/services/orders/money/refund-lines.server";
import { importTracking } from "~/services/orders/parcels/import-tracking.server";
import { listOpenParcels } from "~/services/orders/parcels/list-open-parcels.server";
import { planTracking } from "~/services/orders/parcels/plan-tracking.server";
import { queueOrderMail } from "~/services/orders/queue-order-mail.server";
import { bringOrders } from "~/services/orders/reading/bring-orders.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { findUnfinishedOrder } from "~/services/orders/reading/find-unfinished-order.server";
import { findUnseenOrders } from "~/services/orders/reading/find-unseen-orders.server";
import { listOrders } from "~/services/orders/reading/list-orders.server";
import { listShopOrders } from "~/services/orders/reading/list-shop-orders.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { loadPlacedTogether } from "~/services/orders/reading/load-placed-together.server";
import { readOrder } from "~/services/orders/reading/read-order.server";
import { cancelOpenPayments, cancelPayment } from "~/services/orders/records/cancel-open-payments.server";
import { cancelUnpaidOrder } from "~/services/orders/records/cancel-unpaid-order.server";
import { findOrderSubject } from "~/services/orders/records/find-order-subject.server";
import { issueInvoice } from "~/services/orders/records/issue-invoice.server";
import { loadShipments } from "~/services/orders/records/load-shipments.server";
import { moveStock, releasePieces } from "~/services/orders/records/move-stock.server";
import { queueSellerMail } from "~/services/orders/records/queue-seller-mail.server";
import { readShippableLines } from "~/services/orders/records/read-shippable-lines.server";
import { recordNote } from "~/services/orders/records/record-note.server";
import { releaseExpiredOrder } from "~/services/orders/records/release-expired-order.server";
import { lowerAllocation, withdrawFromPayment } from "~/services/orders/records/withdraw-from-payment.server";
import { buyAgain } from "~/services/orders/reorder/buy-again.server";
import { listOrderedProducts } from "~/services/orders/reorder/list-ordered-products.server";
import { listPastOrders, listShopPastOrders } from "~/services/orders/reorder/list-past-orders.server";
import { reorder } from "~/services/orders/reorder/reorder.server";
import { reorderPast } from "~/services/orders/reorder/reorder-past.server";
import { listOpenReturns } from "~/services/orders/return-requests/list-open-returns.server";
import { readReturnableOrder } from "~/services/orders/return-requests/read-returnable-order.server";
import { cancelLines } from "~/services/orders/states/cancel-lines.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { changeOrderStatus } from "~/services/orders/states/change-order-status.server";
import { readyOrder } from "~/services/orders/states/ready-order.server";
import { recordStatus } from "~/services/orders/states/record-status.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { findPurchase, purchaseOf, readPurchase } from "~/services/selling/cart-page/read-purchase.server";
import { chooseMethods } from "~/services/selling/checkout/choose-shipping-method.server";
import { saveDraft, saveDrafts } from "~/services/selling/checkout/save-draft.server";
import { withCartLocks } from "~/services/selling/locks/with-cart-locks.server";
import { testActor } from "~/services/shops/audit/actor-fixture.server";
import { nextInSequence } from "~/services/shops/changes/next-in-sequence.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { pastOrders } from "~/tables/orders/past-orders";
import { failure } from "../../first-shop-names";
import { secret } from "../../own-request";
import type { Attempts } from "../../two-shops";

/** The same shop, offering e-invoices. */
const withEInvoices = <Context extends ShopContext>(ctx: Context): Context => {
  const { settings } = ctx.shop;
  const invoices = { ...settings.invoices, e_invoices: true };
  return { ...ctx, shop: { ...ctx.shop, settings: { ...settings, invoices } } };
};

const parcelOf = ({ incrementId }: { incrementId: string }) => ({
  line: 2,
  number: incrementId,
  trackingNumber: "1Z999",
  carrier: "ups",
  pieces: null,
});

/** Tries services of checkout and orders as the second shop with the first shop's rows. */
export const orderAttempts: Attempts = {
  findPlacedOrder: ({ beta, owner, order }) => findPlacedOrder(beta, owner, order.placeToken),
  placeOrder: ({ beta, owner, order }) =>
    placeOrder(beta, {
      visitor: owner,
      parts: [
        {
          placeToken: order.placeToken,
          seen: {
            grandTotalMinor: order.grandTotalMinor,
            totalDueMinor: order.totalDueMinor,
            discountMinor: 0,
            taxMinor: order.taxMinor,
            shippingMinor: 0,
            shippingCode: "",
            lines: [],
          },
          customerNote: "",
        },
      ],
      sandboxAllowed: true,
    }),
  findQuote: ({ beta, quoteId }) => findQuote(beta, quoteId),
  findQuoteOfCart: ({ beta, quotedCartId }) => findQuoteOfCart(beta, quotedCartId),
  listDisputes: ({ beta, order }) => listDisputes(beta, 9, order.id),
  findDisputes: ({ beta }) => findDisputes(beta, "1"),
  listDisputeEntries: ({ beta, order }) => listDisputeEntries(beta, order.id),
  findQuoteOfOrder: ({ beta, order }) => findQuoteOfOrder(beta, order.id),
  findQuoteByNumber: ({ beta }) => findQuoteByNumber(beta, "Q-1001"),
  listQuotes: ({ beta }) => listQuotes(beta, 10),
  listOwnedQuotes: ({ beta }) => listOwnedQuotes(beta, { after: null, limit: 10 }),
  orderableQuote: ({ beta, quotedCartId }) => orderableQuote(beta, quotedCartId),
  noteOrdered: ({ beta, quoteId, order }) => noteOrdered(beta, quoteId, order.id),
  reopenQuote: ({ beta, order }) => reopenQuote(beta, { order, cartId: null }),
  priceQuote: ({ beta, quoteId }) =>
    priceQuote(beta, quoteId, { prices: new Map([["ALPHA-MUG", 1]]), validDays: 1, answer: "eve" }),
  listCustomerQuotes: ({ beta, customer }) => listCustomerQuotes(beta, customer.id),
  readQuote: ({ beta, quoteId, owner }) => readQuote(asShopper(beta, owner), quoteId, owner, { secret }),
  requestQuote: ({ beta, owner }) => requestQuote(beta, owner, { email: "eve@example.com", note: "" }),
  saveQuoteToOrder: ({ beta, quoteId, owner }) =>
    saveQuoteToOrder(withPayments(asShopper(beta, owner)), {
      quoteId,
      visitor: owner,
      key: { secret },
      customerNote: "",
      sandboxAllowed: true,
    }),
  readCheckout: ({ beta, owner }) =>
    readCheckout(beta, purchaseOf(owner), { asked: null, sandboxAllowed: true }),
  readPurchase: ({ beta, owner }) => readPurchase(beta, purchaseOf(owner)),
  findPurchase: async ({ beta, owner }) => {
    const market = { ...beta, shop: { ...beta.shop, type: "marketplace" as const } };
    if ((await findPurchase(market, owner)).cartIds.length > 0)
      throw failure("found the carts of another shop");
  },
  chooseMethods: ({ beta, owner }) => chooseMethods(beta, purchaseOf(owner), new Map([["", "standard"]])),
  saveDrafts: ({ beta, owner }) => saveDrafts(beta, [owner.cartId ?? ""], { email: "eve@example.com" }),
  withdrawFromPayment: ({ beta, order }) => withdrawFromPayment(beta, [order], [order]),
  saveDraft: ({ beta, owner }) => saveDraft(beta, owner, { ...filledDraft, email: "eve@example.com" }),
  announceStock: ({ beta, stockItemId }) => announceStock(beta, [stockItemId]),
  cancelUnpaidOrder: ({ beta, order, owner }) => cancelUnpaidOrder(beta, { order, cartId: owner.cartId }, ""),
  changeOrderStatus: ({ beta, order }) => changeOrderStatus(beta, order.id, "processing"),
  cancelOpenPayments: ({ beta, order }) => cancelOpenPayments(beta, order.groupId),
  cancelPayment: ({ beta, payment }) => cancelPayment(beta, payment.id),
  cancelOrder: ({ beta, order }) => cancelOrder(beta, order.id),
  findOrderByNumber: ({ beta, order }) => findOrderByNumber(beta, order.incrementId),
  listShopOrders: ({ beta }) => listShopOrders(beta, { status: null, limit: 10 }),
  loadShipments: ({ beta, order }) => loadShipments(beta, order.id),
  issueInvoice: ({ beta, order }) => issueInvoice(beta, order.id),
  issueCreditNote: ({ beta, order }) =>
    issueCreditNote(beta, order.id, { key: `cancellation:${order.id}`, pieces: null }),
  writeXRechnung: ({ beta, order }) => writeXRechnung(withEInvoices(beta), order.id, null),
  findFacturX: async ({ beta, order }) => {
    if (await findFacturX(withEInvoices(beta), "invoices", order.id)) throw failure("read an e-invoice");
  },
  loadCreditNotes: async ({ beta, order }) => {
    if ((await loadCreditNotes(beta, order.id)).length > 0) throw failure("read a credit note");
  },
  readTaxedRows: async ({ beta, order }) => {
    if ((await readTaxedRows(beta, order.id)).length > 0) throw failure("read the rows of an invoice");
  },
  nextInSequence: ({ beta }) => nextInSequence(beta, "invoice"),
  reorder: ({ beta, order, owner }) => reorder(beta, order.id, owner),
  reorderPast: async ({ alpha, beta, owner, customer }) => {
    const [past] = await alpha.db
      .select({ id: pastOrders.id, email: pastOrders.email })
      .from(pastOrders)
      .where(eq(pastOrders.tenantId, alpha.tenant.id));
    if (!past) throw new Error("the earlier order is missing");
    if (await reorderPast(asShopper(beta, owner), past.id, owner, { id: customer.id, email: past.email }))
      throw failure("bought another shop's earlier order again");
  },
  queueOrderMail: ({ beta, order }) => queueOrderMail(beta, { orderId: order.id, kind: "placed" }),
  readShippableLines: ({ beta, order }) => readShippableLines(beta, order.id),
  recordNote: ({ beta, order }) => recordNote(beta, order, "eve"),
  shipOrder: ({ beta, order }) =>
    shipOrder(beta, order.id, { carrier: "ups", trackingNumber: "", pieces: null }),
  listOpenParcels: async ({ beta, order }) => {
    const found = await listOpenParcels(beta);
    if (found.some(({ email }) => email === order.email)) throw failure("exported another shop's order");
  },
  planTracking: async ({ beta, order }) => {
    const [planned] = await planTracking(beta, [parcelOf(order)]);
    if (planned?.orderId === order.id) throw failure("planned a parcel of another shop's order");
  },
  importTracking: ({ beta, order }) => importTracking(beta, [parcelOf(order)], "ups"),
  readyOrder: ({ beta, order }) => readyOrder(beta, order.id, null),
  deliverOrder: ({ beta, order }) => deliverOrder(beta, order.id),
  findOrderSubject: ({ beta, order }) => findOrderSubject(beta, order.id),
  findUnseenOrders: ({ beta, owner }) => findUnseenOrders(beta, owner, null),
  findUnfinishedOrder: ({ beta, owner }) => findUnfinishedOrder(beta, owner),
  bringOrders: ({ beta }) => bringOrders(beta, []),
  listPastOrders: ({ beta, customer }) => listPastOrders(beta, customer),
  listShopPastOrders: ({ beta, customer }) => listShopPastOrders(beta, { email: customer.email, limit: 10 }),
  listOrders: ({ beta, customer }) => listOrders(beta, customer.id, { page: 1, limit: 10 }),
  listOrderedProducts: ({ beta, owner }) =>
    listOrderedProducts(asShopper(beta, owner), owner, { page: 1, limit: 10 }),
  listOpenReturns: ({ beta, owner }) =>
    listOpenReturns(asShopper(beta, owner), owner.customer?.id ?? 0, { limit: 10 }),
  listInvoices: async ({ beta }) => {
    const span = { from: new Date(0), before: new Date("2100-01-01") };
    const found = await listInvoices(beta, span, { after: null, limit: 100 });
    if (found.some(({ html }) => html.includes("ALPHA")))
      throw failure("printed another business's invoices");
  },
  countInvoices: ({ beta }) =>
    countInvoices(beta, { from: new Date(0), before: new Date("2100-01-01") }).then(() => {}),
  buyAgain: ({ beta, owner, order }) => buyAgain(beta, owner, { order_id: order.id, item_id: 1 }),
  loadPlacedTogether: async ({ alpha, beta, order }) => {
    const own = await loadOrder(alpha, order.id);
    if (!own) throw new Error("the order is missing");
    const beside = { id: order.id, incrementId: "1", status: own.status, sellerName: "" };
    if ((await loadPlacedTogether(beta, { ...own, placedWith: [beside] })).length > 1)
      throw failure("read an order of another shop");
  },
  loadOrder: ({ beta, order }) => loadOrder(beta, order.id),
  readInvoiceSeller: ({ beta, order }) =>
    readInvoiceSeller({ ...beta, shop: { ...beta.shop, type: "marketplace" } }, order.id),
  moveStock: ({ beta, order }) => moveStock(beta, order.id, "release"),
  queueSellerMail: ({ beta, order }) =>
    queueSellerMail(beta, order.id, { from: "pending", to: "processing" }),
  findSellerMailbox: async ({ beta, order }) => {
    if ((await findSellerMailbox(beta, order.sellerId)) !== "")
      throw failure("read another seller’s address");
  },
  readPickupAddress: ({ beta, order }) => readPickupAddress(beta, order.sellerId),
  readPickupPlace: ({ beta, order }) => readPickupPlace(beta, order.sellerId),
  releasePieces: ({ beta, order }) => releasePieces(beta, order.id, [{ orderItemId: 1, qty: 1 }]),
  makeQuote: ({ beta, quotedCartId }) =>
    makeQuote(beta, {
      key: quotedCartId,
      email: "eve@example.com",
      pieces: [{ sku: "MUG", qty: 1 }],
      shippingAddress: nazareth,
      billingAddress: null,
      shippingMethodCode: null,
      message: "",
    }),
  placeQuote: ({ beta, quoteId }) =>
    placeQuote(withPayments(beta), quoteId, { methodCode: "bank_transfer", isPaid: true }),
  listOrderMails: ({ beta, order }) => listOrderMails(withPayments(beta), order.id),
  readOrderMail: ({ beta, order }) =>
    readOrderMail(withPayments(beta), order.id, { kind: "placed", subjectId: "" }),
  sendMailAgain: ({ beta, order }) =>
    sendMailAgain(beta, order.id, { kind: "placed", subjectId: "", subject: "eve" }),
  editOrder: ({ beta, order }) =>
    editOrder(
      withPayments(beta),
      order.id,
      { email: "eve@example.com" },
      { key: null, version: null, seenTotalMinor: null },
    ),
  previewEdit: ({ beta, order }) => previewEdit(beta, order.id, { add: [{ sku: "MUG", qty: 1 }] }),
  askDifferenceAgain: ({ beta, order }) => askDifferenceAgain(withPayments(beta), order.id),
  readEditBySku: ({ beta, order }) => readEditBySku(beta, order.id, [{ sku: "MUG", qty: 1 }]),
  cancelLines: ({ beta, order }) => cancelLines(withPayments(beta), order.id, { wanted: null, note: "eve" }),
  refundLines: ({ beta, order }) =>
    refundLines(withPayments(beta), order.id, { wanted: [], delivery: "all", reason: "eve" }),
  lowerAllocation: ({ beta, order, payment }) => {
    const allocations = [{ orderId: order.id, amountMinor: 9, capturedMinor: 0 }];
    const row = {
      ...payment,
      orderId: order.id,
      orderNumber: "",
      email: "",
      reservedUntil: null,
      allocations,
    };
    return lowerAllocation(beta, row, [order], { orderId: order.id, amountMinor: 1 });
  },
  readReturnableOrder: async ({ beta, order }) => {
    if ((await readReturnableOrder(beta, order)).lines.length > 0)
      throw failure("read the lines of another shop's order");
  },
  changeSellerState: ({ alpha, beta }) => changeSellerState(beta, alpha.shop.code, "paused"),
  listSellerAccounts: async ({ beta, order }) => {
    if ((await listSellerAccounts(beta, order.sellerId)).length > 0)
      throw failure("read what another business owes its seller");
  },
  withOrderLocks: ({ beta, order }) =>
    withOrderLocks(beta, { orderId: order.id, reach: "stock and cart" }, async () => {
      throw failure("locked another shop's order");
    }),
  withGroupLocks: ({ beta, order }) =>
    withGroupLocks(beta, { orderId: order.id, reach: "stock and cart" }, async () => {
      throw failure("locked another shop's orders");
    }),
  withCartLocks: ({ beta, owner }) =>
    withCartLocks(beta, [owner.cartId ?? ""], async () => {
      throw failure("locked another shop's cart");
    }),
  readOrder: ({ beta, order, owner }) => readOrder(asShopper(beta, owner), order.id, { secret }),
  recordStatus: ({ beta, order }) =>
    recordStatus(beta, order.id, {
      from: "pending_payment",
      to: "canceled",
      actor: recordedActor(testActor),
      at: beta.now().toISOString(),
    }),
  releaseExpiredOrder: ({ beta, order }) =>
    releaseExpiredOrder({ ...beta, now: () => new Date("2030-01-01") }, order.id),
};
