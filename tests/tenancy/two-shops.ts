import { and, eq, sql } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address-fixture";
import { noChoices } from "~/models/catalogue/line-choices";
import { type SignedInStaff, staffActor } from "~/models/shops/signed-in-staff";
import { addApiKey } from "~/services/accounts/add-api-key.server";
import { hashSessionToken } from "~/services/accounts/session-token.server";
import { addCustomer } from "~/services/accounts/sign-in/account-fixture.server";
import { createPasswordReset } from "~/services/accounts/sign-in/create-password-reset.server";
import { startSession } from "~/services/accounts/start-session.server";
import { startBulkChange } from "~/services/bulk/start-bulk-change.server";
import { addCategory, addProduct, addVariable } from "~/services/catalogue/products/catalogue-fixture.server";
import { addSeller } from "~/services/catalogue/products/seller-fixture.server";
import { requestQuote } from "~/services/checkout/request-quote.server";
import {
  asShopper,
  filledDraft,
  giftTexts,
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "~/services/checkout/steps/purchase-fixture.server";
import { addForm } from "~/services/content/forms/form-fixture.server";
import { keepContactMessage } from "~/services/conversations/keep-contact-message.server";
import { write } from "~/services/conversations/messages/conversation-fixture.server";
import { publishQuestion } from "~/services/conversations/publish-question.server";
import { addApproved } from "~/services/conversations/reviews/reviews-fixture.server";
import { addSellerReviewRow } from "~/services/conversations/seller-reviews/seller-reviews-fixture.server";
import { bookAdjustment } from "~/services/payments/book-adjustment.server";
import { termsOf } from "~/services/payments/payouts/payouts-fixture.server";
import { preparePayout } from "~/services/payments/prepare-payout.server";
import { paysFor } from "~/services/payments/providers/payment-of-fixture.server";
import type { Db } from "~/services/platform/db/open-pool.server";
import { addFavorite } from "~/services/selling/add-favorite.server";
import { addToCart } from "~/services/selling/add-to-cart.server";
import { addCodes } from "~/services/selling/cart/add-codes.server";
import { openCartOfCustomer } from "~/services/selling/cart/open-cart.server";
import { createList } from "~/services/selling/create-list.server";
import { giftCardHash } from "~/services/selling/gift-cards/gift-card-hash.server";
import { issueGiftCards } from "~/services/selling/gift-cards/issue-gift-cards.server";
import { addListItem } from "~/services/selling/lists/add-list-item.server";
import { isList } from "~/services/selling/lists/own-list.server";
import { shareList } from "~/services/selling/lists/share-list.server";
import { saveDraft } from "~/services/selling/save-draft.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { shopKey } from "~/services/shops/of-shop.server";
import { testBox, withSecrets } from "~/services/shops/secrets/secrets-fixture.server";
import { acting } from "~/services/shops/shop-context.server";
import { beginApp } from "~/services/staff/begin-app.server";
import { confirmApp } from "~/services/staff/confirm-app.server";
import { addKey, codeAt } from "~/services/staff/factors/factor-fixture.server";
import { inviteStaff } from "~/services/staff/invite-staff.server";
import { readBegunApp } from "~/services/staff/read-begun-app.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { createStaffLink } from "~/services/staff/sign-in/staff-links.server";
import { signInStaff } from "~/services/staff/sign-in-staff.server";
import { addWebhook } from "~/services/webhooks/add-webhook.server";
import { videoEmbeds } from "~/tables/catalogue";
import { addressHits, menus, redirects, templates, widgetContents } from "~/tables/content";
import { customerAddresses } from "~/tables/customer-addresses";
import { customerIdentities } from "~/tables/customer-identities";
import { downloads } from "~/tables/downloads";
import { emailChanges } from "~/tables/email-changes";
import { folderMarks } from "~/tables/folder-marks";
import { emailSignups, formFiles, formSubmissions } from "~/tables/forms";
import { giftCards } from "~/tables/gift-cards";
import { savedItems, shoppingLists } from "~/tables/lists";
import { orderItems, orders, payments } from "~/tables/orders";
import { pastOrders } from "~/tables/past-orders";
import { recordDrafts, recordVersions } from "~/tables/records";
import { registrations } from "~/tables/registrations";
import { stockNotices } from "~/tables/stock-notices";
import { storedMethods } from "~/tables/stored-methods";
import { subscriptions } from "~/tables/subscriptions";
import { origin } from "./own-request";

/** Stands in every text of the first shop: wherever it turns up, something of that shop was read. */
export const marker = "ALPHA";

/** Code of the first shop's gift card, without hyphens. */
export const giftCode = "ABCDEFGHJKLMNPQR";

/** What the first shop's menu was once. */
export const alphaVersion = "a1a1a1a1a1a1a1a1";

/** What an attempt throws that found out for itself: a plain refusal would count as a good answer. */
export const failure = (message: string) => new Error(`${marker}: ${message}`);

/** Address of a video of the first shop's mug, and what is known of it. */
export const videoUrl = `https://www.youtube.com/watch?v=${marker}`;

/** Two shops: `alpha`, which has one of everything, and `beta`, in whose name everything is tried. */
export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>;

/** By service, a call as the second shop with rows of the first. */
export type Attempts = Record<string, (shops: TwoShops) => Promise<unknown>>;

const givingQuotes = { modules: { "order-management": { allow_request_quote: true } } };

/** A person whom a login service knows as the first shop's customer. */
export const alphaIdentity = {
  provider: "google",
  ...{ subject: "alpha-person", email: marker, firstName: "Ada", lastName: "Marsh" },
} as const;

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
  });
  const session = await startSession(alpha, { customerId: customer.id });
  await db
    .insert(customerIdentities)
    .values({ ...alphaIdentity, tenantId: alpha.tenant.id, customerId: customer.id });
  const [bookAddress] = await db
    .insert(customerAddresses)
    .values({
      ...{ tenantId: alpha.tenant.id, customerId: customer.id, contentKey: "alpha" },
      address: { ...nazareth, address_line1: marker },
    })
    .returning();
  const [registration] = await db
    .insert(registrations)
    .values({
      ...{ tenantId: alpha.tenant.id, email: "new@example.com", passwordHash: "hash", firstName: marker },
      expiresAt: new Date(alpha.now().getTime() + 3_600_000),
    })
    .returning();
  const [emailChange] = await db
    .insert(emailChanges)
    .values({
      ...{ tenantId: alpha.tenant.id, customerId: customer.id, oldEmail: customer.email },
      ...{ newEmail: marker, expiresAt: new Date(alpha.now().getTime() + 3_600_000) },
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
    ...{ customerId: customer.id, displayName: marker, title: marker, content: marker.repeat(3) },
    ...{ protectCode: "alpha-review", isFromFolder: true },
  });
  const talk = await write(alpha, owner.customer, { about: "product", productId: mugId }, marker);
  await publishQuestion(alpha, talk.conversationId, { answer: marker });
  const guestConversationId = await keepContactMessage(alpha, {
    message: { name: marker, email: "guest@example.com", subject: marker, content: marker },
    ...{ customer: null, files: [], isMailed: true },
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
    downloadId,
    subscription: await fillSubscription(alpha, { order, customerId: customer.id, productId: mugId }),
    reviewId,
    sellerReviewId: await addSellerReviewRow(alpha, { displayName: marker, content: marker.repeat(3) }),
    noticeId: notice?.id ?? "",
    guestConversationId,
    staff: await fillStaff(alpha),
    ...talk,
  };
}

/** An owner who is signed in and forgot the password, and a person who is invited. */
async function fillStaff(ctx: PurchaseShop) {
  const shop = { ...ctx, origin: "https://alpha.example", secret: marker };
  const { id } = await addStaff(ctx, { email: "owner@alpha.example", name: marker });
  const typed = { email: "owner@alpha.example", password: testPassword };
  const { headers } = await signInStaff(shop, typed, { cookies: null, userAgent: marker });
  const [cookie = ""] = headers.getSetCookie();
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? "";
  const roles = { sellerId: null, shopId: null, roles: ["manager"] } as const;
  const invitedId = await inviteStaff(ctx, { email: "new@alpha.example", name: marker }, roles);
  const member: SignedInStaff = {
    ...{ staffId: id, email: typed.email, name: marker, sellerId: null, grants: [], roles: [] },
    ...{
      sessionHash: hashSessionToken(token),
      confirmedAt: ctx.now(),
      hasSecondFactor: true,
      owesFactor: false,
    },
  };
  const own = { ...shop, box: testBox, actor: acting(staffActor(ctx.tenant.id, member)) };
  await beginApp(own, member);
  const app = await readBegunApp(own, member);
  const [recoveryCode = ""] = await confirmApp(own, member, codeAt(app?.secret ?? "", ctx.now()));
  // For the second shop's domain: what refuses it there is that it is another business's.
  const { device } = await addKey({ ...own, origin }, member, { name: marker });
  return {
    ...{ device, member, token, invitedId, recoveryCode, begun: await createStaffLink(ctx, id, "sign-in") },
    invitation: await createStaffLink(ctx, invitedId, "invitation"),
    reset: await createStaffLink(ctx, id, "reset"),
  };
}

/** An item a customer saved for later. @returns its id */
async function fillSavedItem(ctx: PurchaseShop, customerId: number, productId: number): Promise<number> {
  const [saved] = await ctx.db
    .insert(savedItems)
    .values({ tenantId: ctx.tenant.id, customerId, productId, sellerId: ctx.shop.sellerId, qty: 1 })
    .returning();
  if (!saved) throw new Error("the first shop has no saved item");
  return saved.id;
}

/** A shared shopping list with an item. @returns its key and the token of its link */
async function fillList(ctx: PurchaseShop, customerId: number, productId: number) {
  const key = { customerId, listId: await createList(ctx, customerId, marker) };
  await addListItem(ctx, key, { productId, sellerId: ctx.shop.sellerId, lineData: noChoices, qty: 1 });
  await shareList(ctx, key, true);
  const [row] = await ctx.db.select().from(shoppingLists).where(isList(ctx, key));
  return { ...key, token: row?.shareToken ?? "" };
}

/** A payout of a seller that is prepared. */
async function fillPayout(ctx: PurchaseShop) {
  const sellerId = await addSeller(ctx, "alpha-potter");
  await bookAdjustment(ctx, { kind: "adjustment", id: "potter", sellerId, amountMinor: 100, note: marker });
  const terms = termsOf({ account: { kind: "stripe", account: `acct_${marker}` } });
  const payout = await preparePayout(ctx, { sellerId, terms, until: ctx.now() });
  if (!payout) throw new Error("the first shop has no payout");
  return payout;
}

/** A gift card that was bought and mailed, in a cart. @returns its id */
async function fillGiftCard(ctx: PurchaseShop, cartId: string): Promise<number> {
  const productId = await addProduct(ctx, "ALPHA-GIFT", {
    ...{ classCode: "gift_certificate", nonShippable: true },
  });
  const buyer = await guestAtReview(ctx, [[productId, 1, { ...giftTexts, from_name: marker }]], {
    billingAddress: nazareth,
  });
  const { orderId } = await pressPlace(ctx, buyer);
  await issueGiftCards(ctx, orderId);
  const [card] = await ctx.db
    .update(giftCards)
    .set({ codeHash: giftCardHash(giftCode), codeEnd: marker.slice(-4) })
    .where(and(eq(giftCards.tenantId, ctx.tenant.id), eq(giftCards.orderId, orderId)))
    .returning();
  if (!card) throw new Error("the first shop has no gift card");
  await addCodes(ctx, cartId, { couponCodes: [marker], giftCardIds: [card.id] });
  return card.id;
}

/** A file that belongs to an order. @returns its id */
async function fillDownload(ctx: PurchaseShop, orderId: string): Promise<number> {
  const [line] = await ctx.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)));
  const [download] = await ctx.db
    .insert(downloads)
    .values({
      ...{ tenantId: ctx.tenant.id, orderId, orderItemId: line?.id ?? 0, position: 0 },
      ...{ fileName: `${marker}.png`, fileKey: `alpha/${"0".repeat(64)}`, sizeBytes: 1 },
    })
    .returning();
  if (!download) throw new Error("the first shop has no download");
  return download.id;
}

/** A subscription whose next delivery is due. */
async function fillSubscription(
  ctx: PurchaseShop,
  {
    order,
    customerId,
    productId,
  }: { order: typeof orders.$inferSelect; customerId: number; productId: number },
) {
  const [line] = await ctx.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id)));
  const [stored] = await ctx.db
    .insert(storedMethods)
    .values({ ...shopKey(ctx), customerId, provider: "sandbox", token: marker, title: marker })
    .returning();
  const [subscription] = await ctx.db
    .insert(subscriptions)
    .values({
      ...{ ...shopKey(ctx), sellerId: ctx.shop.sellerId, customerId, productId, name: marker, qty: 1 },
      ...{ orderId: order.id, orderItemId: line?.id ?? 0, lineData: { options: {}, personalization: {} } },
      ...{ every: 1, unit: "month", status: "active", firstOn: "2026-01-01", nextOn: "2026-02-01" },
      ...{ email: order.email, billingAddress: nazareth, shippingAddress: nazareth },
      ...{ paymentMethodCode: "bank_transfer", paymentMethodTitle: marker },
      storedMethodId: stored?.id ?? null,
    })
    .returning();
  if (!subscription) throw new Error("the first shop has no subscription");
  return subscription;
}

/** Templates, a menu and the content of widgets. The page names its header and footer. */
async function fillContent({ db, ...ctx }: PurchaseShop) {
  const own = shopKey(ctx);
  const html = `<p>${marker}</p><div data-widget="simple-text" data-attribute="alpha-text"></div>
    <div data-widget="popup" data-attribute="alpha-popup"></div>`;
  const framed = { renderHtml: html, headerName: "Header", footerName: "Footer" };
  await byTest(db, (db) =>
    db.insert(templates).values([
      { ...own, name: "Homepage", entityType: "page", slug: "alpha-page", ...framed },
      { ...own, name: "404 Page", entityType: "page", slug: "alpha-404", ...framed },
      { ...own, name: "Search", entityType: "page", slug: null, ...framed },
      { ...own, name: "Header", entityType: "header", slug: null, renderHtml: html },
      { ...own, name: "Footer", entityType: "footer", slug: null, renderHtml: html },
    ]),
  );
  await byTest(db, (db) =>
    db.insert(redirects).values({ ...own, fromPath: "/alpha-old", toPath: `/${marker}` }),
  );
  await db.insert(addressHits).values({ ...own, kind: "missed", path: `/${marker}`, lastAt: new Date(0) });
  await byTest(db, (db) => db.insert(menus).values({ ...own, id: "main", name: marker, items: [] }));
  const ofMenu = { ...own, kind: "menu", name: "main", record: { name: marker, items: [] } };
  const written = { at: ctx.now(), actor: { kind: "command-line", command: "test" } as const };
  const ofFolder = { menu: { [marker]: { folder: marker, shop: marker } } };
  await db.insert(folderMarks).values({ ...own, folder: "", marks: ofFolder, markedAt: ctx.now() });
  await db.insert(recordVersions).values({ ...ofMenu, ...written, version: alphaVersion });
  await db.insert(recordDrafts).values({ ...ofMenu, ...written, madeFrom: alphaVersion });
  const items = [{ textContent: { value: marker, label: "" }, title: { value: marker, label: "" } }];
  await byTest(db, (db) =>
    db.insert(widgetContents).values(
      [
        { attributeName: "alpha-text", type: "simple-text" },
        { attributeName: "alpha-popup", type: "popup" },
        { attributeName: "age-confirmation", type: "age-confirmation" },
      ].map(({ attributeName, type }) => ({ ...own, attributeName, content: { type, props: {}, items } })),
    ),
  );
}

/** A form, and something that was sent with it. @returns the submission's id */
async function fillForms({ db, ...ctx }: PurchaseShop): Promise<string> {
  const own = shopKey(ctx);
  await addForm(
    { db, ...ctx },
    "alpha-form",
    [
      { wuid: "message", fieldLabel: marker, fieldType: "text" },
      { wuid: "photo", fieldLabel: marker, fieldType: "file" },
    ],
    { form: 1, formName: marker },
  );
  const [sent] = await db
    .insert(formSubmissions)
    .values({
      ...own,
      form: 1,
      attributeName: "alpha-form",
      content: [{ wuid: "message", value: marker }],
      createdAt: ctx.now(),
    })
    .returning({ id: formSubmissions.id });
  if (!sent) throw new Error("the first shop has no submission");
  await db.insert(formFiles).values({
    ...own,
    submissionId: sent.id,
    wuid: "photo",
    fileName: `${marker}.png`,
    contentType: "image/png",
    sizeBytes: 1,
    storedAs: "alpha.png",
  });
  await db.insert(emailSignups).values({ ...own, email: "alpha@example.com", source: marker });
  await db.insert(pastOrders).values({
    ...{ ...own, number: "#1001", email: "alpha@example.com", placedAt: ctx.now() },
    content: {
      ...{ number: "#1001", email: "alpha@example.com", placedAt: ctx.now().toISOString(), state: marker },
      ...{ currency: "USD", lines: [{ sku: marker, name: marker, qty: 1, priceMinor: 500 }] },
      ...{ subtotalMinor: 500, discountMinor: 0, discountCodes: "", shippingMinor: 0, shippingTitle: "" },
      ...{ taxMinor: 0, taxes: [], totalMinor: 500, refundedMinor: 0, paymentTitle: "" },
      ...{ billing: [], shipping: [] },
    },
  });
  return sent.id;
}

/** Every table that belongs to tenants. */
export async function tenantTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => name);
}

/**
 * One fingerprint of everything a tenant has: it changes with any row. All tables are read by one statement.
 */
export async function fingerprint(
  db: Db,
  tables: string[],
  tenantId: string,
): Promise<Record<string, string>> {
  const marks = tables.map(
    (table) => sql`
      select ${table}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from ${sql.identifier(table)} t where tenant_id = ${tenantId}`,
  );
  const { rows } = await db.execute<{ name: string; mark: string }>(sql.join(marks, sql` union all `));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
