import { sql } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { addApiKey } from "~/services/accounts/api-keys/add-api-key.server";
import { startSession } from "~/services/accounts/sessions/start-session.server";
import { addCustomer } from "~/services/accounts/sign-in/account-fixture.server";
import { createPasswordReset } from "~/services/accounts/sign-in/create-password-reset.server";
import { startBulkChange } from "~/services/bulk/start-bulk-change.server";
import { addCategory, addProduct, addVariable } from "~/services/catalogue/products/catalogue-fixture.server";
import { requestQuote } from "~/services/checkout/request-quote.server";
import {
  asShopper,
  filledDraft,
  guestAtReview,
  guestWith,
  openPurchaseShop,
  pressPlace,
} from "~/services/checkout/steps/purchase-fixture.server";
import { write } from "~/services/conversations/messages/conversation-fixture.server";
import { keepContactMessage } from "~/services/conversations/messages/keep-contact-message.server";
import { publishQuestion } from "~/services/conversations/questions/publish-question.server";
import { addApproved } from "~/services/conversations/reviews/reviews-fixture.server";
import { addSellerReviewRow } from "~/services/conversations/seller-reviews/seller-reviews-fixture.server";
import { bookAdjustment } from "~/services/payments/ledger/book-adjustment.server";
import { paysFor } from "~/services/payments/providers/payment-of-fixture.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { openCartOfCustomer } from "~/services/selling/cart/open-cart.server";
import { saveDraft } from "~/services/selling/checkout/save-draft.server";
import { addFavorite } from "~/services/selling/favorites/add-favorite.server";
import { addToCart } from "~/services/selling/lines/add-to-cart.server";
import { shopKey } from "~/services/shops/context/of-shop.server";
import { testBox, withSecrets } from "~/services/shops/secrets/secrets-fixture.server";
import { addWebhook } from "~/services/webhooks/add-webhook.server";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { emailChanges } from "~/tables/accounts/email-changes";
import { registrations } from "~/tables/accounts/registrations";
import { videoEmbeds } from "~/tables/catalogue/catalogue";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { fillContent, fillForms } from "./first-shop-content";
import {
  fillAgentCheckout,
  fillDisputeAnswer,
  fillDownload,
  fillGiftCard,
  fillList,
  fillPayout,
  fillSavedItem,
  fillSubscription,
} from "./first-shop-goods";
import { alphaIdentity, marker, videoUrl } from "./first-shop-names";
import { fillStaff } from "./first-shop-staff";

/** Two shops: `alpha`, which has one of everything, and `beta`, in whose name everything is tried. */
export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>;

/** By service, a call as the second shop with rows of the first. */
export type Attempts = Record<string, (shops: TwoShops) => Promise<unknown>>;

const givingQuotes = { modules: { "order-management": { allow_request_quote: true } } };

/** Opens both shops and remembers every id of the first. */
export async function openTwoShops(db: Db) {
  const alpha = await withSecrets(
    { ...(await openPurchaseShop(db, givingQuotes)), box: testBox },
    { "recaptcha.secret_key": marker },
  );
  const beta = await openPurchaseShop(db, givingQuotes);
  const category = await addCategory(alpha, "alpha-kitchen", undefined, {
    name: `${marker} kitchen`,
    optionalContent: { title: marker, sub_title: "", description: "", show: true },
  });
  const mugId = await addProduct(alpha, "ALPHA-MUG", {
    jpin: "ALPHA-J-MUG",
    name: `${marker} mug`,
    brand: marker,
    videos: [videoUrl],
    in: category,
    stock: { onHand: 100 },
    levels: [{ minQty: 1, priceMinor: 500, customerGroups: ["staff"] }],
  });
  const teaId = await addVariable(
    alpha,
    "ALPHA-TEA",
    { Green: { name: marker } },
    { name: `${marker} tea`, in: category },
  );
  const customer = await addCustomer(alpha, {
    email: "alpha@example.com",
    nickName: marker,
    groupCode: "alpha-trade",
  });
  const session = await startSession(alpha, { customerId: customer.id });
  await db
    .insert(customerIdentities)
    .values({ ...alphaIdentity, tenantId: alpha.tenant.id, customerId: customer.id });
  const [bookAddress] = await db
    .insert(customerAddresses)
    .values({
      tenantId: alpha.tenant.id,
      customerId: customer.id,
      contentKey: "alpha",
      address: { ...nazareth, address_line1: marker },
    })
    .returning();
  const [registration] = await db
    .insert(registrations)
    .values({
      tenantId: alpha.tenant.id,
      email: "new@example.com",
      passwordHash: "hash",
      firstName: marker,
      expiresAt: new Date(alpha.now().getTime() + 3_600_000),
    })
    .returning();
  const [emailChange] = await db
    .insert(emailChanges)
    .values({
      tenantId: alpha.tenant.id,
      customerId: customer.id,
      oldEmail: customer.email,
      newEmail: marker,
      expiresAt: new Date(alpha.now().getTime() + 3_600_000),
    })
    .returning();
  const [notice] = await db
    .insert(stockNotices)
    .values({ ...shopKey(alpha), productId: mugId, email: marker, confirmedAt: alpha.now() })
    .returning();
  const resetToken = await createPasswordReset(alpha, customer.id);
  await db.insert(videoEmbeds).values({
    tenantId: alpha.tenant.id,
    url: videoUrl,
    title: marker,
    isEmbeddable: true,
    lookedUpAt: alpha.now(),
  });
  await fillContent(alpha);
  const submissionId = await fillForms(alpha);

  const owner = {
    sessionHash: session.hash,
    cartId: await openCartOfCustomer(alpha, customer.id, alpha.shop.sellerId),
    customer: {
      id: customer.id,
      email: customer.email,
      firstName: "Ada",
      lastName: "Marsh",
      nickName: marker,
      group: "",
      isRestricted: false,
      isVerified: true,
    },
  };
  await addFavorite(alpha, customer.id, mugId);
  await addToCart(alpha, owner, { productId: mugId, qty: 2 });
  const savedId = await fillSavedItem(alpha, customer.id, mugId);
  const list = await fillList(alpha, customer.id, mugId);
  await saveDraft(alpha, owner, filledDraft);
  const guest = await guestWith(alpha, [[mugId, 1]]);
  const paying = await guestAtReview(alpha, [[mugId, 1]], { paymentMethodCode: "sandbox_card" });
  const placed = await pressPlace(alpha, paying);
  const quoting = await guestWith(alpha, [[mugId, 1]]);
  const asked = { email: "alpha@example.com", note: marker };
  const { quoteId } = await requestQuote(asShopper(alpha, quoting), quoting, asked);
  const [order] = await db.select().from(orders).where(sql`${orders.id} = ${placed.orderId}`);
  const [payment] = await db.select().from(payments).where(paysFor(placed.orderId));
  const payout = await fillPayout(alpha);
  const operation = await startBulkChange(alpha, {
    kind: "price",
    rows: [{ sku: "ALPHA-MUG", priceMinor: 500 }],
  });
  const webhook = await addWebhook(alpha, { url: `https://alpha.example/${marker}`, types: ["*"] });
  const fee = { kind: "fee", id: "alpha", amountMinor: -1, note: marker } as const;
  await bookAdjustment(alpha, { ...fee, sellerId: payout.sellerId });
  const apiKey = await addApiKey(alpha, { name: marker, scopes: ["orders:write"], reach: "business" });
  const giftCardId = await fillGiftCard(alpha, owner.cartId ?? "");
  const downloadId = await fillDownload(alpha, placed.orderId);
  const reviewId = await addApproved(alpha, mugId, 5, {
    customerId: customer.id,
    displayName: marker,
    title: marker,
    content: marker.repeat(3),
    protectCode: "alpha-review",
    isFromFolder: true,
  });
  const talk = await write(alpha, owner.customer, { about: "product", productId: mugId }, marker);
  await publishQuestion(alpha, talk.conversationId, { answer: marker });
  const guestConversationId = await keepContactMessage(alpha, {
    message: { name: marker, email: "guest@example.com", subject: marker, content: marker },
    customer: null,
    files: [],
    isMailed: true,
  });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from cart_items where cart_id = ${owner.cartId}`,
  );
  const { rows: items } = await db.execute<{ id: number }>(
    sql`select stock_item_id as id from offers where product_id = ${mugId}`,
  );
  if (!order || !payment || !registration || !bookAddress || !emailChange || !rows[0] || !items[0])
    throw new Error("the first shop is not complete");
  return {
    alpha,
    beta,
    category,
    mugId,
    teaId,
    customer,
    session,
    resetToken,
    registrationId: registration.id,
    addressId: bookAddress.id,
    emailChangeId: emailChange.id,
    owner,
    guest,
    order,
    payment,
    quoteId,
    quotedCartId: quoting.cartId ?? "",
    cartItemId: rows[0].id,
    savedId,
    list,
    stockItemId: items[0].id,
    submissionId,
    giftCardId,
    payout,
    operation,
    webhook,
    apiKey,
    agentCheckout: await fillAgentCheckout(alpha, guest, placed.orderId),
    downloadId,
    disputeAnswerId: await fillDisputeAnswer(alpha, placed.orderId, payment.id),
    subscription: await fillSubscription(alpha, { order, customerId: customer.id, productId: mugId }),
    reviewId,
    sellerReviewId: await addSellerReviewRow(alpha, { displayName: marker, content: marker.repeat(3) }),
    noticeId: notice?.id ?? "",
    guestConversationId,
    staff: await fillStaff(alpha),
    ...talk,
  };
}
