import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { recordedActor } from "~/models/actor/recorded-actor";
import { noFilters } from "~/models/filter-path/applied-filters";
import { ownersOf } from "~/models/shop/owners";
import { anonymousVisitor } from "~/models/visitor/visitor";
import { testActor } from "~/services/audit/actor-fixture.server";
import { listAudit } from "~/services/audit/list-audit.server";
import { testPassword } from "~/services/auth/account-fixture.server";
import { cancelEmailChange } from "~/services/auth/cancel-email-change.server";
import { changePassword } from "~/services/auth/change-password.server";
import { changeProfile } from "~/services/auth/change-profile.server";
import { confirmEmailChange } from "~/services/auth/confirm-email-change.server";
import { confirmPassword } from "~/services/auth/confirm-password.server";
import { createPasswordReset } from "~/services/auth/create-password-reset.server";
import { emailChangeHash } from "~/services/auth/email-change-link.server";
import { endCustomerSessions } from "~/services/auth/end-customer-sessions.server";
import { endSession } from "~/services/auth/end-session.server";
import { enterAccount } from "~/services/auth/enter-account.server";
import { findEmailChange } from "~/services/auth/find-email-change.server";
import { findVisitor } from "~/services/auth/find-visitor.server";
import { listSessions } from "~/services/auth/list-sessions.server";
import { registrationHash } from "~/services/auth/registration-link.server";
import { removeSessions } from "~/services/auth/remove-sessions.server";
import { requestEmailChange } from "~/services/auth/request-email-change.server";
import { requestPasswordReset } from "~/services/auth/request-password-reset.server";
import { resetPassword } from "~/services/auth/reset-password.server";
import { SESSION_COOKIE } from "~/services/auth/session-cookie.server";
import { signIn } from "~/services/auth/sign-in.server";
import { startSession } from "~/services/auth/start-session.server";
import { verifyEmail } from "~/services/auth/verify-email.server";
import { addToCart } from "~/services/cart/add-to-cart.server";
import { badgeCount } from "~/services/cart/badge-count.server";
import { countCart } from "~/services/cart/cart-count.server";
import { changeCart } from "~/services/cart/change-cart.server";
import { changeQuantity } from "~/services/cart/change-quantity.server";
import { keepCart } from "~/services/cart/keep-cart.server";
import { mergeCarts } from "~/services/cart/merge-carts.server";
import { openCart, openCartOfCustomer, openCartOfSession } from "~/services/cart/open-cart.server";
import { openCartOfOrder } from "~/services/cart/open-cart-of-order.server";
import { readCartLines, readCartProduct } from "~/services/cart/read-cart-lines.server";
import { readCart, readCartSummary } from "~/services/cart/read-cart-summary.server";
import { removeItem } from "~/services/cart/remove-item.server";
import { restoreCart } from "~/services/cart/restore-cart.server";
import { answerListing } from "~/services/catalogue/answer-listing.server";
import { answerSearch } from "~/services/catalogue/answer-search.server";
import { categoriesOfProducts } from "~/services/catalogue/categories-of-products.server";
import { findAddress } from "~/services/catalogue/find-address.server";
import { findAlikeWords } from "~/services/catalogue/find-alike-words.server";
import { findExact } from "~/services/catalogue/find-exact.server";
import { findMatches } from "~/services/catalogue/find-matches.server";
import { findPageOfProduct } from "~/services/catalogue/find-page-of-product.server";
import { listBrands } from "~/services/catalogue/list-brands.server";
import { listCategories } from "~/services/catalogue/list-categories.server";
import { listCategoriesOf } from "~/services/catalogue/list-categories-of.server";
import { listCategoryProducts } from "~/services/catalogue/list-category-products.server";
import {
  listRequestedIds,
  listRequestedProducts,
  type ProductListRequest,
} from "~/services/catalogue/list-requested-products.server";
import { listSortedProducts } from "~/services/catalogue/list-sorted-products.server";
import { readCategory } from "~/services/catalogue/read-category.server";
import { readListing } from "~/services/catalogue/read-listing.server";
import { readProduct } from "~/services/catalogue/read-product.server";
import { readSellable } from "~/services/catalogue/read-sellable.server";
import { resolveSlug } from "~/services/catalogue/resolve-slug.server";
import { searchBase } from "~/services/catalogue/search-base.server";
import { searchProducts } from "~/services/catalogue/search-products.server";
import { selectCards } from "~/services/catalogue/select-cards.server";
import { selectListedCards } from "~/services/catalogue/select-listed-cards.server";
import { suggestProducts } from "~/services/catalogue/suggest-products.server";
import { countBits } from "~/services/catalogue-index/bits.server";
import { buildIndex } from "~/services/catalogue-index/build-index.server";
import { CatalogueIndexes } from "~/services/catalogue-index/catalogue-indexes.server";
import { fillGroupPrices } from "~/services/catalogue-index/fill-group-prices.server";
import { findInIndex } from "~/services/catalogue-index/find-in-index.server";
import { findWord } from "~/services/catalogue-index/find-word.server";
import { placeNames } from "~/services/catalogue-index/place-names.server";
import { refreshCategories } from "~/services/catalogue-index/refresh-categories.server";
import { refreshProducts } from "~/services/catalogue-index/refresh-products.server";
import { findPlacedOrder } from "~/services/checkout/find-placed-order.server";
import { placeOrder } from "~/services/checkout/place-order.server";
import { asShopper, filledDraft } from "~/services/checkout/purchase-fixture.server";
import { readCheckout } from "~/services/checkout/read-checkout.server";
import { saveDraft } from "~/services/checkout/save-draft.server";
import { readConfig } from "~/services/config/read-config.server";
import { checkDocVersion } from "~/services/content/check-doc-version.server";
import { inTransaction } from "~/services/db/in-transaction.server";
import { DataCache, type Remember } from "~/services/http/data-cache.server";
import { announceStock } from "~/services/orders/announce-stock.server";
import { cancelUnpaidOrder } from "~/services/orders/cancel-unpaid-order.server";
import { changeOrderStatus } from "~/services/orders/change-order-status.server";
import { findOrderThing } from "~/services/orders/find-order-thing.server";
import { listOrders } from "~/services/orders/list-orders.server";
import { loadOrder } from "~/services/orders/load-order.server";
import { moveStock } from "~/services/orders/move-stock.server";
import { readOrder } from "~/services/orders/read-order.server";
import { recordStatus } from "~/services/orders/record-status.server";
import { releaseExpiredOrder } from "~/services/orders/release-expired-order.server";
import { withCartLocks, withOrderLocks } from "~/services/orders/with-order-locks.server";
import { capturePayment } from "~/services/payment/capture-payment.server";
import { closePayment, confirmPayment } from "~/services/payment/confirm-payment.server";
import { findPayment } from "~/services/payment/find-payment.server";
import { withPayments } from "~/services/payment/payment-fixture.server";
import { receiveWebhook } from "~/services/payment/receive-webhook.server";
import { refundPayment, returnPayment } from "~/services/payment/refund-payment.server";
import { returnAddress } from "~/services/payment/return-address.server";
import { returnFromProvider } from "~/services/payment/return-from-provider.server";
import {
  SANDBOX_SIGNATURE_HEADER,
  sandboxWebhookOf,
} from "~/services/payment/sandbox/sandbox-provider.server";
import { writeSandboxResult } from "~/services/payment/sandbox/sandbox-signature.server";
import { settlePayment } from "~/services/payment/settle-payment.server";
import { startPayment } from "~/services/payment/start-payment.server";
import { readSecret } from "~/services/secrets/read-secret.server";
import { testBox } from "~/services/secrets/secrets-fixture.server";
import { writeSecrets } from "~/services/secrets/write-secrets.server";
import { listSitemapPages, listSitemaps } from "~/services/seo/list-sitemap-pages.server";
import { writeSitemap } from "~/services/seo/write-sitemap.server";
import { writeSettings } from "~/services/settings/write-settings.server";
import { findMarketplace } from "~/services/shop/find-marketplace.server";
import { listSellers } from "~/services/shop/list-sellers.server";
import type { ShopContext } from "~/services/shop-context.server";
import { exportShopFolder } from "~/services/shop-files/export-shop-folder.server";
import { importProducts } from "~/services/shop-files/import-products.server";
import { lookUpVideo } from "~/services/video/look-up-video.server";
import { readVideoEmbeds } from "~/services/video/read-video-embeds.server";
import { makeFolder, writeFiles } from "../support/shop-folder";
import { contentAttempts } from "./content-attempts";
import { formAttempts } from "./form-attempts";
import { failure, type TwoShops, videoUrl } from "./two-shops";

const origin = "https://beta.example";
const secret = "a-secret-of-the-tests";

/** What each service is asked to do in the name of the second shop with what belongs to the first. */
export const attempts: Record<string, (shops: TwoShops) => Promise<unknown>> = {
  // accounts
  changeProfile: ({ beta, customer }) =>
    changeProfile(beta, customer.id, { first_name: "Eve", last_name: "Eve", nick_name: "Eve" }),
  createPasswordReset: ({ beta, customer }) => createPasswordReset(beta, customer.id),
  endSession: ({ beta, session }) => endSession(beta, session.hash),
  enterAccount: ({ beta, guest, customer }) => enterAccount({ ...beta, origin, secret }, guest, customer.id),
  findVisitor: ({ beta, session }) =>
    findVisitor(beta, { headers: new Headers({ Cookie: `${SESSION_COOKIE}=${session.token}` }) }),
  changePassword: ({ beta, customer }) =>
    changePassword(beta, customer, { currentPassword: testPassword, password: "new-password-1" }, null),
  confirmPassword: ({ beta, customer }) => confirmPassword(beta, customer.id, testPassword),
  removeSessions: ({ beta, customer }) => removeSessions(beta, customer.id, "all"),
  endCustomerSessions: ({ beta, customer }) => endCustomerSessions(beta, customer.id, "all"),
  listSessions: ({ beta, customer }) => listSessions(beta, customer.id, null),
  requestPasswordReset: ({ beta, customer }) => requestPasswordReset(beta, customer.email),
  resetPassword: ({ beta, resetToken }) =>
    resetPassword({ ...beta, origin, secret }, { token: String(resetToken), password: "new-password-1" }),
  signIn: ({ beta, customer }) =>
    signIn({ ...beta, secret }, { email: customer.email, password: testPassword }),
  startSession: ({ beta, customer, owner }) =>
    startSession(beta, { customerId: customer.id, cartId: owner.cartId ?? "" }),
  verifyEmail: ({ alpha, beta, registrationId }) =>
    verifyEmail({ ...beta, secret }, registrationHash({ ...alpha, secret }, registrationId)),

  requestEmailChange: ({ beta, customer }) =>
    requestEmailChange(beta, customer, { email: "eve@example.com", currentPassword: testPassword }),
  findEmailChange: ({ beta, emailChangeId }) => findEmailChange(beta, emailChangeId),
  confirmEmailChange: ({ alpha, beta, emailChangeId }) =>
    confirmEmailChange(
      { ...beta, secret },
      emailChangeHash({ ...alpha, secret }, emailChangeId, "new"),
      null,
    ),
  cancelEmailChange: ({ alpha, beta, emailChangeId }) =>
    cancelEmailChange({ ...beta, secret }, emailChangeHash({ ...alpha, secret }, emailChangeId, "old")),

  // secrets
  readSecret: async ({ beta, alpha }) => {
    if (await readSecret({ ...beta, box: testBox }, "recaptcha.secret_key"))
      throw failure(`read a secret of ${alpha.shop.code}`);
  },
  writeSettings: ({ beta }) =>
    inTransaction(beta, (inner) => writeSettings(inner, { seo: { title_suffix: " | Eve" } })),
  writeSecrets: ({ beta }) =>
    inTransaction({ ...beta, box: testBox }, (inner) => writeSecrets(inner, { "recaptcha.secret_key": "" })),

  // carts
  addToCart: ({ beta, owner, mugId }) => addToCart(beta, owner, { productId: mugId, qty: 1 }),
  countCart: async ({ beta, owner }) => {
    if ((await countCart(beta, owner.cartId ?? "")) > 0) throw failure("counted the cart of another shop");
  },
  badgeCount: async ({ beta, owner }) => {
    if ((await badgeCount(beta, owner.cartId)) > 0) throw failure("counted the cart of another shop");
  },
  changeCart: ({ beta, owner, cartItemId }) =>
    changeCart(beta, owner, { intent: "remove", item_id: cartItemId } as Parameters<typeof changeCart>[2]),
  changeQuantity: ({ beta, owner, cartItemId }) => changeQuantity(beta, owner, new Map([[cartItemId, 9]])),
  keepCart: ({ beta, owner }) => keepCart(beta, owner.cartId ?? ""),
  mergeCarts: ({ beta, guest, customer }) =>
    mergeCarts(beta, {
      customerId: customer.id,
      guestCartId: guest.cartId,
      sessionHash: guest.sessionHash,
    }),
  openCart: ({ beta, owner }) => openCart(beta, owner, beta.shop.sellerId),
  openCartOfCustomer: ({ beta, customer }) => openCartOfCustomer(beta, customer.id, beta.shop.sellerId),
  openCartOfSession: ({ beta, session }) => openCartOfSession(beta, session.hash, beta.shop.sellerId),
  readCartLines: ({ beta, owner }) => readCartLines(beta, owner.cartId ?? ""),
  readCartProduct: async ({ alpha, beta, mugId }) => {
    if (await readCartProduct(beta, mugId, alpha.shop.sellerId))
      throw failure("read a product of another shop");
  },
  readCart: ({ beta, owner }) => readCart(beta, owner),
  readCartSummary: ({ beta, owner }) => readCartSummary(beta, owner),
  removeItem: ({ beta, owner, cartItemId }) => removeItem(beta, owner.cartId ?? "", cartItemId),
  openCartOfOrder: ({ beta, order }) => openCartOfOrder(beta, order),
  restoreCart: ({ beta, order, owner }) => restoreCart(beta, order, owner.cartId ?? ""),

  // catalogue
  findAddress: ({ beta }) => findAddress(beta, "product", "alpha-mug"),
  findPageOfProduct: ({ beta, mugId }) => findPageOfProduct(beta, mugId),
  listBrands: ({ beta }) => listBrands(beta),
  listCategories: ({ beta }) => listCategories(beta),
  listCategoryProducts: ({ beta, category }) =>
    listCategoryProducts(beta, anonymousVisitor, {
      categoryId: category.id,
      sort: { field: "id", direction: "desc" },
      page: 1,
      limit: 24,
    }),
  categoriesOfProducts: ({ beta, teaId }) => categoriesOfProducts(beta, [teaId]),
  listRequestedProducts: async ({ beta, category, teaId }) => {
    const ask = (over: Partial<ProductListRequest>) =>
      listRequestedProducts(beta, anonymousVisitor, { selection: "bestsellers", limit: 100, ...over });
    return Promise.all([
      ask({}),
      ask({ categories: [category.slug] }),
      ask({ selection: "manual", skus: ["ALPHA-MUG"] }),
      ask({ selection: "similar", similarTo: teaId, likeText: "alpha mug tea" }),
    ]);
  },
  listRequestedIds: async ({ beta, category, mugId, teaId }) => {
    const requests = [{}, { categories: [category.slug] }, { skus: ["ALPHA-MUG"] }];
    const found = await Promise.all(
      requests.map((over) => listRequestedIds(beta, { selection: "bestsellers", limit: 100, ...over })),
    );
    if (found.flat().some((id) => id === mugId || id === teaId))
      throw failure("listed a product of another shop");
  },
  listSortedProducts: ({ beta, category }) =>
    listSortedProducts(indexed(beta), anonymousVisitor, {
      selection: "bestsellers",
      categories: [category.slug],
      sort: { field: "price", direction: "asc" },
      limit: 100,
    }),
  listSellers: ({ beta }) => listSellers(beta),
  findMarketplace: ({ beta }) => findMarketplace(beta),
  readCategory: ({ beta, category }) => readCategory(beta, category.id),
  readProduct: ({ beta, teaId }) =>
    readProduct(beta, anonymousVisitor, { id: teaId, addressSku: "ALPHA-TEA-GREEN" }),
  resolveSlug: async ({ beta }) => {
    const target = await resolveSlug(beta, "alpha-mug");
    if (target.kind !== "none") throw failure("found an address of another shop");
  },
  searchProducts: ({ beta }) =>
    searchProducts(beta, anonymousVisitor, {
      keyword: "ALPHA-MUG",
      everything: true,
      sort: { field: "bestmatch", direction: "desc" },
      page: 1,
      limit: 24,
    }),
  selectCards: ({ beta, mugId }) =>
    selectCards(
      beta,
      anonymousVisitor,
      sql`select ${mugId}::bigint as id, 1 as position, 1 as item_total, null::bigint as variation_id`,
    ),

  answerSearch: ({ beta }) =>
    answerSearch(indexed(beta), anonymousVisitor, {
      keyword: "ALPHA-MUG",
      searchType: "all",
      order: null,
      page: 1,
      limit: 8,
      filter: {},
    }),
  readListing: async ({ alpha, beta, mugId, teaId, category }) => {
    const index = await buildIndex(alpha);
    const { cards } = await readListing(
      indexed(beta),
      anonymousVisitor,
      index,
      { base: { kind: "category", categoryId: category.id }, asked: new Map([[mugId, teaId]]) },
      {
        filters: noFilters,
        prices: index.prices.ofAll,
        sort: { field: "id", direction: "desc" },
        page: 1,
        limit: 8,
        canSeePrices: true,
      },
    );
    return cards;
  },
  answerListing: ({ beta, mugId, teaId, category }) =>
    answerListing(
      indexed(beta),
      anonymousVisitor,
      { sort: { field: "id", direction: "desc" }, page: 1, limit: 8, canSeePrices: true },
      async () => ({ base: { kind: "category", categoryId: category.id }, asked: new Map([[mugId, teaId]]) }),
      {},
    ),
  searchBase: async ({ alpha, beta }) => {
    const keyword = { keyword: "alpha -ALPHA-MUG", everything: true };
    const { base } = await searchBase(beta, await buildIndex(alpha), keyword);
    if (countBits(base.found.slots) > 0) throw failure("found products of another shop");
  },
  findInIndex: async ({ alpha, beta }) => {
    const looked = { keyword: "alpha", everything: true, firstId: null };
    const { slots } = await findInIndex(beta, await buildIndex(alpha), looked);
    if (countBits(slots) > 0) throw failure("found products of another shop");
  },
  findWord: async ({ alpha, beta }) => {
    const { all } = await findWord(beta, await buildIndex(alpha), {
      terms: "alpha:*",
      levels: [],
      everything: true,
    });
    if (countBits(all) > 0) throw failure("found products of another shop");
  },
  findExact: ({ beta }) => findExact(beta, "ALPHA-MUG"),
  findAlikeWords: ({ beta }) => findAlikeWords(beta, "alphas"),
  findMatches: ({ beta }) =>
    findMatches(beta, {
      keyword: "ALPHA-MUG",
      everything: true,
      sort: { field: "bestmatch", direction: "desc" },
      page: 1,
      limit: 24,
    }),
  listCategoriesOf: ({ beta, mugId }) => listCategoriesOf(beta, [mugId], 5),
  readSellable: async ({ beta, mugId }) => {
    if (await readSellable(beta, mugId)) throw failure("read a product of another shop");
  },
  selectListedCards: async ({ alpha, beta, mugId }) => {
    const found = { matches: [{ id: mugId, variationId: null }], itemTotal: 1 };
    await selectListedCards(indexed(alpha), anonymousVisitor, found);
    return selectListedCards(indexed(beta), anonymousVisitor, found);
  },
  suggestProducts: async ({ beta }) => {
    const { products, categories } = await suggestProducts(indexed(beta), anonymousVisitor, "ALPHA-MUG");
    return { products, categories };
  },
  buildIndex: async ({ beta, mugId }) => {
    if ((await buildIndex(beta)).slotOf(mugId) !== undefined)
      throw failure("indexed a product of another shop");
  },
  refreshProducts: async ({ beta, mugId }) => {
    const index = await buildIndex(beta);
    await refreshProducts(beta, index, [mugId]);
    if (index.slotOf(mugId) !== undefined) throw failure("indexed a product of another shop");
  },
  fillGroupPrices: async ({ alpha, beta, mugId }) => {
    const index = await buildIndex(alpha);
    await fillGroupPrices(beta, index, "staff");
    const slot = index.slotOf(mugId) ?? 0;
    const own = index.prices.find("staff")?.products.get(slot);
    if (own !== index.prices.ofAll.products.get(slot)) throw failure("read a price of another shop");
  },
  placeNames: async ({ beta, mugId }) => {
    await placeNames(beta, await buildIndex(beta), [mugId]);
  },
  refreshCategories: async ({ beta, category }) => {
    const index = await buildIndex(beta);
    return [...(await refreshCategories(beta, index, [category.id]))];
  },
  lookUpVideo: ({ beta }) => lookUpVideo({ ...beta, config: readConfig({ NODE_ENV: "test" }) }, videoUrl),
  readVideoEmbeds: async ({ beta }) => [...(await readVideoEmbeds(beta, [videoUrl])).values()],
  listSitemaps: ({ beta }) => listSitemaps(beta, origin),
  writeSitemap: async ({ beta }) => new Response(await writeSitemap(beta, origin, 1)).text(),
  listSitemapPages: async ({ beta }) => {
    const pages = await listSitemapPages(beta, origin, 1);
    if (pages.some(({ url }) => url.includes("alpha"))) throw failure("listed a page of another shop");
  },
  checkDocVersion: async ({ beta, mugId }) => {
    const held = { _id: String(mugId), docType: "product", updatedAt: new Date(0), isFrontend: true };
    const answer = await checkDocVersion(beta, held as unknown as Parameters<typeof checkDocVersion>[1]);
    if (answer.updatedAt !== null) throw failure("told the version of another shop's product");
  },

  // checkout and orders
  findPlacedOrder: ({ beta, owner, order }) => findPlacedOrder(beta, owner, order.placeToken),
  placeOrder: ({ beta, owner, order }) =>
    placeOrder(beta, {
      visitor: owner,
      placeToken: order.placeToken,
      seenTotalMinor: order.grandTotalMinor,
      customerNote: "",
      sandboxAllowed: true,
    }),
  readCheckout: ({ beta, owner }) => readCheckout(beta, owner, { asked: null, sandboxAllowed: true }),
  saveDraft: ({ beta, owner }) => saveDraft(beta, owner, { ...filledDraft, email: "eve@example.com" }),
  announceStock: ({ beta, stockItemId }) => announceStock(beta, [stockItemId]),
  cancelUnpaidOrder: ({ beta, order, owner }) => cancelUnpaidOrder(beta, { order, cartId: owner.cartId }, ""),
  changeOrderStatus: ({ beta, order }) => changeOrderStatus(beta, order.id, "canceled"),
  findOrderThing: ({ beta, order }) => findOrderThing(beta, order.id),
  listOrders: ({ beta, customer }) => listOrders(beta, customer.id, { page: 1, limit: 10 }),
  loadOrder: ({ beta, order }) => loadOrder(beta, order.id),
  moveStock: ({ beta, order }) => moveStock(beta, order.id, "release"),
  withOrderLocks: ({ beta, order }) =>
    withOrderLocks(beta, { orderId: order.id, reach: "stock and cart" }, async () => {
      throw failure("locked another shop's order");
    }),
  withCartLocks: ({ beta, owner }) =>
    withCartLocks(beta, owner.cartId ?? "", async () => {
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
  capturePayment: ({ beta, payment }) => capturePayment(withPayments(beta), payment.id),
  closePayment: ({ beta, payment }) => closePayment(withPayments(beta), payment.id),
  confirmPayment: ({ beta, payment }) => confirmPayment(withPayments(beta), payment.id),
  findPayment: ({ beta, payment }) => findPayment(beta, payment.id),
  receiveWebhook: ({ beta, alpha, payment }) => {
    const signer = { signingKey: withPayments(alpha).secret, shop: alpha.shop };
    const whole = { ...payment, currency: "USD" };
    const { result, signature } = writeSandboxResult(signer, sandboxWebhookOf(whole, "paid"));
    const headers = new Headers({ [SANDBOX_SIGNATURE_HEADER]: signature });
    return receiveWebhook(withPayments(beta), "sandbox", { body: result, headers });
  },
  refundPayment: ({ beta, payment }) =>
    refundPayment(withPayments(beta), { paymentId: payment.id, amountMinor: 1, reason: "eve" }),
  returnFromProvider: ({ beta, alpha, payment }) => {
    const address = returnAddress(withPayments(alpha), payment, { cancelled: "1" });
    return returnFromProvider(withPayments(beta), new URL(address).searchParams);
  },
  returnPayment: ({ beta, payment }) => returnPayment(withPayments(beta), payment.id),
  settlePayment: ({ beta, payment }) =>
    settlePayment(beta, payment.provider, {
      paymentId: payment.id,
      outcome: { kind: "paid", reference: "r", amountMinor: 1, currency: "USD" },
    }),
  startPayment: ({ beta, order }) => startPayment(withPayments(beta), order.id),

  listAudit: async ({ beta }) => {
    const entries = [];
    for await (const entry of listAudit(beta, new Date(0))) entries.push(entry);
    return entries;
  },

  // content and forms
  ...contentAttempts,
  ...formAttempts,

  // files
  exportShopFolder: async ({ beta }) => {
    const folder = await makeFolder();
    try {
      await exportShopFolder(
        { ...beta, box: testBox, dataDir: folder.path },
        join(folder.path, "out"),
        () => {},
      );
      const files = await readdir(join(folder.path, "out"), { recursive: true, withFileTypes: true });
      const texts = files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), "utf8"));
      return await Promise.all(texts);
    } finally {
      await folder.remove();
    }
  },
  importProducts: async ({ beta }) => {
    const folder = await makeFolder();
    try {
      await writeFiles(folder.path, { "products.csv": "sku,name,price\nALPHA-MUG,Stolen mug,1.00\n" });
      const file = join(folder.path, "products.csv");
      await importProducts(
        { ...beta, box: testBox, dataDir: folder.path },
        { file, imagesFolder: null },
        () => {},
      );
    } finally {
      await folder.remove();
    }
  },
};

/** A shop's context with indexes of its own. */
/** What a process remembers is one memory for all its shops. */
const memory = new DataCache(Date.now, 1_000_000);
const indexed = (ctx: ShopContext) => ({
  ...ctx,
  catalogue: new CatalogueIndexes({ db: ctx.db, log: ctx.log, onChange: () => {} }),
  remember: ((key, load) => memory.get(ownersOf(ctx.shop), key, () => {}, load)) satisfies Remember,
});

/** Services that reach rows only through others, or that have no row of a shop to reach, and why. */
export const excused: Record<string, string> = {
  countSignIn: "counts by a key of its own tenant; tried in the test of signIn",
  forgiveSignIn: "counts by a key of its own tenant; tried in the test of signIn",
  countFiles: "counts by keys of its own tenant and shop; tried in its own test",
  countAttempt: "counts by a key that begins with the shop's id; tried in its own test",
  register: "only writes a registration of its own tenant; tried in its own test",
  sendRegistrationAgain: "enqueueJob, for its own shop; tried in its own test",
  requireCustomer: "passes the visitor on that findVisitor found",
  requireGuest: "passes the visitor on that findVisitor found",
  listingRequest: "reads an address, no rows",
  cardPage: "shapes rows that were read",
  loadListing: "an index of its own shop, or listCategoryProducts and searchProducts",
  loadHomePage: "findTemplate and loadTemplateView",
  rememberSlug: "resolveSlug, under a key of its own shop",
  loadBrandsPage: "listBrands",
  loadCategoryPage: "readCategory and listCategoryProducts",
  loadProductPage: "readProduct and listRequestedProducts",
  loadSearchPage: "searchProducts",
  loadCmsPage: "findTemplate and loadTemplateView",
  loadNotFoundPage: "findTemplate and loadTemplateView",
  findPolicies: "the same slugs that resolveSlug finds, by ofShop",
  pageOfTemplate: "loadTemplateView and loadPageShell",
  answerContactUs: "saveFormData",
  answerFormPost: "saveFormData and saveSignupEmail",
  answerUpload: "addFormFiles",
  verifyCaptcha: "reads the settings of its own shop, no rows",
  pagePolicy: "reads the settings of its own shop, no rows",
  noteEvent: "enqueueJob, for the visitor of its own shop; tried in its own test",
  noteShopperEvent: "openOrder and noteEvent",
  submitOrder: "placeOrder and startPayment",
  submitPart: "saveDraft",
  recordRefund: "settlePayment",
  nextOrderNumber: "counts in its own shop only",
  reserveStock: "takes what withCartLocks and readCart found",
  writeOrder: "writes what placeOrder checked",
  openOrder: "readOrder",
  widgetContext: "passes the request's own context on",
  answerGraphql: "its resolvers call the services tried here; tried in its own test",
  createApiContext: "passes the request's own context on",
  expireSignIns: "clears what is over, tenant by tenant",
  enqueueJob: "queues with its own shop's id",
  announceChange: "tells its own shop's id",
  exportMarketplaceFolder: "exportShopFolder, with every shop of its own tenant",
  seedShop: "makes believable products in its own shop",
  writeSeedBatch: "writes rows of its own shop only",
  ...Object.fromEntries(
    [
      "applyCategories",
      "applyContent",
      "saveMenu",
      "applyProducts",
      "claimSlugs",
      "exportCategories",
      "exportContent",
      "fillStarterMenu",
      "namePictures",
      "readCatalogue",
      "refuseUnplaced",
      "removeProducts",
      "insertAll",
      "applyOffers",
      "readOffers",
      "saveOffers",
      "saveProductLinks",
      "saveProductRows",
      "saveStock",
      "findTakenSlugs",
      "slugsOfSkus",
    ].map((name) => [name, "part of an apply or export; the whole leaves every other shop as it was"]),
  ),
};
