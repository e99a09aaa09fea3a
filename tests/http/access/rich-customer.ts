import { and, eq, sql } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { noChoices } from "~/models/catalogue/options/line-choices";
import { signAccountStep, stepLifetimesMs } from "~/services/accounts/profile/account-step-link.server";
import { findVisitor } from "~/services/accounts/sessions/find-visitor.server";
import { startSession } from "~/services/accounts/sessions/start-session.server";
import { createPasswordReset } from "~/services/accounts/sign-in/create-password-reset.server";
import { emailChangeHash } from "~/services/accounts/sign-in/email-change-link.server";
import { registrationHash } from "~/services/accounts/sign-in/registration-link.server";
import { priceQuote } from "~/services/checkout/price-quote.server";
import { requestQuote } from "~/services/checkout/request-quote.server";
import {
  asShopper,
  filledDraft,
  guestAtReview,
  pressPlace,
} from "~/services/checkout/steps/purchase-fixture.server";
import { write } from "~/services/conversations/messages/conversation-fixture.server";
import { addPending } from "~/services/conversations/reviews/reviews-fixture.server";
import { signDownload } from "~/services/orders/downloads/download-hash.server";
import { issueInvoice } from "~/services/orders/records/issue-invoice.server";
import { paysFor } from "~/services/payments/providers/payment-of-fixture.server";
import { saveDraft } from "~/services/selling/checkout/save-draft.server";
import { addFavorite } from "~/services/selling/favorites/add-favorite.server";
import { addToCart } from "~/services/selling/lines/add-to-cart.server";
import { createList } from "~/services/selling/lists/create-list.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { shopKey } from "~/services/shops/context/of-shop.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { signLink } from "~/services/shops/secrets/signed-link.server";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { emailChanges } from "~/tables/accounts/email-changes";
import { passkeys } from "~/tables/accounts/passkeys";
import { registrations } from "~/tables/accounts/registrations";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { shipmentItems, shipments } from "~/tables/orders/shipments";
import { subscriptions } from "~/tables/orders/subscriptions";
import { storedMethods } from "~/tables/payments/stored-methods";
import { savedItems } from "~/tables/selling/lists";
import {
  fillAttachment,
  fillDownload,
  fillList,
  fillPastOrder,
  firstLine,
  found,
  sellableProducts,
  type WalledShop,
} from "./fill-things";
import { cookieOf, type SignedIn, signUp, word } from "./signed-in";

/** Everything a customer can have in a shop, by the ids and secrets that requests name it by. */
export type Belongings = Awaited<ReturnType<typeof fillCustomer>>;

const visitorOf = (ctx: ShopContext, customer: SignedIn) =>
  findVisitor(ctx, { headers: new Headers({ Cookie: cookieOf(customer) }) });

/** Makes a customer who has one of everything, and a guest with an order. */
export async function fillCustomer(ctx: WalledShop) {
  const { tenant, db } = ctx;
  const owner = await signUp(ctx, word);
  const own = { tenantId: tenant.id, customerId: owner.id };
  const [first, second, third] = await sellableProducts(ctx);
  const address = { ...nazareth, first_name: word, address_line1: `1 ${word} street` };
  const draft = { ...filledDraft, email: owner.email, shippingAddress: address, customerNote: word };

  const put = async (productId: number) => {
    await addToCart(ctx, await visitorOf(ctx, owner), { productId, qty: 1 });
    return visitorOf(ctx, owner);
  };
  const place = async (paymentMethodCode: string) => {
    const buyer = await put(first.id);
    await saveDraft(ctx, buyer, { ...draft, paymentMethodCode });
    return pressPlace(ctx, buyer);
  };
  const placed = await place("bank_transfer");
  await inTransaction(ctx, (inner) => issueInvoice(inner, placed.orderId));
  const line = await firstLine(ctx, placed.orderId);
  const ofPlaced = { tenantId: tenant.id, orderId: placed.orderId };
  const [parcel] = await db
    .insert(shipments)
    .values({ ...ofPlaced, carrier: "UPS", trackingNumber: `1Z-${word}` })
    .returning();
  await db
    .insert(shipmentItems)
    .values({ ...ofPlaced, shipmentId: found(parcel).id, orderItemId: line.id, qty: 1 });
  const unpaid = await place("sandbox_card");
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenant.id), eq(orders.id, placed.orderId)));
  const [unpaidPayment] = await db.select().from(payments).where(paysFor(unpaid.orderId));
  const guest = await guestAtReview(ctx, [[first.id, 1]], {
    email: `guest-${word}@example.com`,
    shippingAddress: address,
    paymentMethodCode: "bank_transfer",
    shippingMethodCode: "standard",
  });
  const guestOrder = await pressPlace(ctx, guest);

  const quoting = await put(second.id);
  await saveDraft(ctx, quoting, draft);
  const asked = { email: owner.email, note: word };
  const { quoteId } = await requestQuote(asShopper(ctx, quoting), quoting, asked);
  await priceQuote(ctx, quoteId, { prices: new Map(), validDays: 7, answer: word });

  const [addressRow, otherAddress] = await db
    .insert(customerAddresses)
    .values(
      ["one", "two"].map((contentKey) => ({
        ...own,
        contentKey: `${word}-${contentKey}`,
        address: { ...address, address_line2: contentKey },
      })),
    )
    .returning();
  const [saved] = await db
    .insert(savedItems)
    .values({ ...own, sellerId: ctx.shop.sellerId, productId: third.id, qty: 1 })
    .returning();
  const list = await fillList(ctx, owner.id, third.id);
  const otherList = await createList(ctx, owner.id, `second ${word}`);
  await addFavorite(ctx, owner.id, third.id);
  const reviewId = await addPending(ctx, third.id, {
    customerId: owner.id,
    displayName: word,
    title: word,
    content: word.repeat(3),
    protectCode: word,
  });

  const talker = {
    id: owner.id,
    email: owner.email,
    firstName: word,
    lastName: word,
    nickName: word,
    group: "",
    isRestricted: false,
    isVerified: true,
  };
  const question = await write(ctx, talker, { about: "product", productId: third.id }, `Is ${word} blue?`);
  const aboutOrder = await write(ctx, talker, { about: "order", orderId: placed.orderId }, word);
  const file = await fillAttachment(ctx, question.messageId);

  const pastOrderId = await fillPastOrder(ctx, owner.email, second);
  const download = await fillDownload(ctx, placed.orderId, line.id);
  const [stored] = await db
    .insert(storedMethods)
    .values({
      ...shopKey(ctx),
      customerId: owner.id,
      provider: "sandbox",
      token: `secret-${word}`,
      title: `${word} ending in 4242`,
    })
    .returning();
  const [spare] = await db
    .insert(storedMethods)
    .values({
      ...shopKey(ctx),
      customerId: owner.id,
      provider: "sandbox",
      token: `spare-${word}`,
      title: `${word} ending in 1111`,
    })
    .returning();
  const [subscription] = await db
    .insert(subscriptions)
    .values({
      ...shopKey(ctx),
      sellerId: ctx.shop.sellerId,
      customerId: owner.id,
      productId: first.id,
      name: `${word} beans`,
      qty: 1,
      orderId: placed.orderId,
      orderItemId: line.id,
      lineData: noChoices,
      every: 1,
      unit: "month",
      status: "active",
      firstOn: "2100-01-01",
      nextOn: "2100-02-01",
      email: owner.email,
      billingAddress: address,
      shippingAddress: address,
      shippingMethodCode: "standard",
      paymentMethodCode: "sandbox_card",
      paymentMethodTitle: word,
      storedMethodId: stored?.id ?? null,
    })
    .returning();
  await db
    .insert(customerIdentities)
    .values({ ...own, provider: "google", subject: word, email: `social-${word}@example.com` });
  const passkeyId = Buffer.from(`${word} passkey`).toString("base64url");
  await db.insert(passkeys).values({
    tenantId: own.tenantId,
    ownerId: own.customerId,
    id: passkeyId,
    rpId: "harbor.localhost",
    publicKey: "AAAA",
    name: `${word}'s phone`,
  });
  const [notice] = await db
    .insert(stockNotices)
    .values({ ...shopKey(ctx), productId: third.id, email: owner.email, customerId: owner.id })
    .returning();
  const resetToken = await createPasswordReset(ctx, owner.id);
  const inAnHour = new Date(ctx.now().getTime() + 3_600_000);
  const [change] = await db
    .insert(emailChanges)
    .values({ ...own, oldEmail: owner.email, newEmail: `new-${word}@example.com`, expiresAt: inAnHour })
    .returning();
  const [registration] = await db
    .insert(registrations)
    .values({
      tenantId: tenant.id,
      email: `registers-${word}@example.com`,
      passwordHash: "hash",
      firstName: word,
      expiresAt: inAnHour,
    })
    .returning();
  const other = await startSession(ctx, { customerId: owner.id, userAgent: "Mozilla/5.0 Chrome/130.0" });
  const cart = await put(first.id);
  await put(second.id);
  await put(third.id);
  await saveDraft(ctx, cart, draft);
  const { rows: cartRows } = await db.execute<{ id: string }>(
    sql`select id from cart_items where cart_id = ${cart.cartId} order by id`,
  );
  const [cartItemId = 0, removedItemId = 0, givenUpItemId = 0] = cartRows.map(({ id }) => Number(id));

  const ids = {
    orderId: placed.orderId,
    unpaidOrderId: unpaid.orderId,
    guestOrderId: guestOrder.orderId,
    pastOrderId,
    placeToken: order?.placeToken ?? "",
    groupId: order?.groupId ?? "",
    quoteId,
    noticeId: found(notice).id,
    storedId: found(stored).id,
    spareId: found(spare).id,
    subscriptionId: found(subscription).id,
    unpaidPaymentId: unpaidPayment?.id ?? "",
    cartId: cart.cartId ?? "",
  };
  const secrets = {
    token: owner.token,
    otherToken: other.token,
    resetToken,
    shareToken: list.token,
    orderKey: signLink(ctx.secret, { kind: "order", shopId: ctx.shop.id, id: ids.orderId }),
    quoteKey: signLink(ctx.secret, { kind: "quote", shopId: ctx.shop.id, id: quoteId }),
    noticeKey: signLink(ctx.secret, { kind: "stock-notice", shopId: ctx.shop.id, id: ids.noticeId }),
    downloadHash: signDownload(ctx.secret, { shopId: ctx.shop.id, id: download }),
    oldMailHash: emailChangeHash(ctx, found(change).id, "old"),
    newMailHash: emailChangeHash(ctx, found(change).id, "new"),
    registrationHash: registrationHash(ctx, found(registration).id),
    dataProof: signAccountStep(ctx, { customerId: owner.id, step: "data" }, stepLifetimesMs.mail),
    deleteProof: signAccountStep(ctx, { customerId: owner.id, step: "delete" }, stepLifetimesMs.mail),
    passkeyId,
    sessionKey: owner.sessionHash.slice(0, 16),
    otherSessionKey: other.hash.slice(0, 16),
  };
  return {
    owner,
    ids,
    secrets,
    list,
    otherList,
    reviewId,
    question,
    aboutOrder,
    file,
    productId: third.id,
    productName: third.name,
    productSku: third.sku,
    boughtId: first.id,
    addressId: found(addressRow).id,
    otherAddressId: found(otherAddress).id,
    savedId: found(saved).id,
    changeId: found(change).id,
    registrationId: found(registration).id,
    downloadId: download,
    lineId: line.id,
    orderNumber: placed.incrementId,
    cartItemId,
    removedItemId,
    givenUpItemId,
    addedId: second.id,
    shop: { id: ctx.shop.id, sellerId: ctx.shop.sellerId },
  };
}

/** What must never be answered to others: words, ids that cannot be guessed, and secrets. */
export const tracesOf = ({ ids, secrets, file }: Belongings): string[] => [
  word,
  file.storedAs,
  ...Object.values(ids),
  ...Object.values(secrets),
];

/** Ids of a customer's things, by the columns in which a row names them. */
export const ownedIdsOf = ({ owner, ids, list, otherList, question, aboutOrder }: Belongings) => ({
  customer_id: [String(owner.id)],
  "customers.id": [String(owner.id)],
  order_id: [ids.orderId, ids.unpaidOrderId, ids.guestOrderId],
  payment_id: [ids.unpaidPaymentId],
  quote_id: [ids.quoteId],
  cart_id: [ids.cartId],
  list_id: [String(list.id), String(otherList)],
  conversation_id: [String(question.conversationId), String(aboutOrder.conversationId)],
  message_id: [String(question.messageId), String(aboutOrder.messageId)],
  subscription_id: [ids.subscriptionId],
});
