import { eq } from "drizzle-orm";
import { estimateCallSchema } from "~/models/selling/cart/estimate-form";
import { summaryView } from "~/services/api/summary-view.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { changeStoreCredit } from "~/services/payments/gift-cards/change-store-credit.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { addCodes } from "~/services/selling/cart/add-codes.server";
import { badgeCount } from "~/services/selling/cart/badge-count.server";
import { countCart, countCarts } from "~/services/selling/cart/cart-count.server";
import { findCartSeller } from "~/services/selling/cart/find-cart-seller.server";
import { flushCart } from "~/services/selling/cart/flush-cart.server";
import { keepCart } from "~/services/selling/cart/keep-cart.server";
import { listCartIds, listCarts, readCartAmong } from "~/services/selling/cart/list-carts.server";
import { mergeCarts } from "~/services/selling/cart/merge-carts.server";
import { dropCart, moveCart } from "~/services/selling/cart/move-cart.server";
import { openCart, openCartOfCustomer, openCartOfSession } from "~/services/selling/cart/open-cart.server";
import { openCartOfOrder } from "~/services/selling/cart/open-cart-of-order.server";
import { restoreCart } from "~/services/selling/cart/restore-cart.server";
import { visitorAtItem } from "~/services/selling/cart/visitor-at-item.server";
import { findCartsOfItems, visitorAtMeantCart } from "~/services/selling/cart/visitor-at-meant-cart.server";
import { visitorAtSeller } from "~/services/selling/cart/visitor-at-seller.server";
import { writeFreebie } from "~/services/selling/cart/write-freebie.server";
import { estimateTax } from "~/services/selling/cart-page/estimate-tax.server";
import {
  readCartLines,
  readCartProduct,
  readCartProducts,
  readLinesAndProduct,
  readProductsBySku,
} from "~/services/selling/cart-page/read-cart-lines.server";
import { readCartPage } from "~/services/selling/cart-page/read-cart-page.server";
import {
  readCart,
  readCartSummary,
  readSavedCart,
} from "~/services/selling/cart-page/read-cart-summary.server";
import { readCarts } from "~/services/selling/cart-page/read-carts.server";
import { purchaseOf } from "~/services/selling/cart-page/read-purchase.server";
import { changeCart } from "~/services/selling/commands/change-cart.server";
import { applyCode } from "~/services/selling/discounts/apply-code.server";
import { readDiscountUses } from "~/services/selling/discounts/read-discount-uses.server";
import { releaseDiscountUses } from "~/services/selling/discounts/release-discount-uses.server";
import { removeCode } from "~/services/selling/discounts/remove-code.server";
import { selectFreebie } from "~/services/selling/freebies/select-freebie.server";
import { settleFreebies } from "~/services/selling/freebies/settle-freebies.server";
import { findGiftCard } from "~/services/selling/gift-cards/find-gift-card.server";
import { issueGiftCards } from "~/services/selling/gift-cards/issue-gift-cards.server";
import { lockGiftCards } from "~/services/selling/gift-cards/lock-gift-cards.server";
import { readGiftCardBalances } from "~/services/selling/gift-cards/read-gift-card-balances.server";
import { settleGiftCards } from "~/services/selling/gift-cards/settle-gift-cards.server";
import { spendGiftCards } from "~/services/selling/gift-cards/spend-gift-cards.server";
import { addToCart } from "~/services/selling/lines/add-to-cart.server";
import { changeQuantity } from "~/services/selling/lines/change-quantity.server";
import { removeItem } from "~/services/selling/lines/remove-item.server";
import { listStoreCredit } from "~/services/selling/store-credit/list-store-credit.server";
import { lockStoreCredit } from "~/services/selling/store-credit/lock-store-credit.server";
import { payWithStoreCredit } from "~/services/selling/store-credit/pay-with-store-credit.server";
import { readStoreCredit } from "~/services/selling/store-credit/read-store-credit.server";
import {
  refundStoreCredit,
  returnStoreCredit,
} from "~/services/selling/store-credit/return-store-credit.server";
import { spendStoreCredit } from "~/services/selling/store-credit/spend-store-credit.server";
import { sellers } from "~/tables/shops/tenants";
import { failure, giftCode, marker } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

/** Tries services of carts as the second shop with the first shop's rows. */
export const cartAttempts: Attempts = {
  addToCart: ({ beta, owner, mugId }) => addToCart(beta, owner, { productId: mugId, qty: 1 }),
  countCart: async ({ beta, owner }) => {
    if ((await countCart(beta, owner.cartId ?? "")) > 0) throw failure("counted the cart of another shop");
  },
  badgeCount: async ({ beta, owner }) => {
    if ((await badgeCount(beta, owner)) > 0) throw failure("counted the cart of another shop");
  },
  countCarts: async ({ beta, owner }) => {
    if ((await countCarts(beta, owner)) > 0) throw failure("counted the carts of another shop");
  },
  readCartPage: ({ beta, owner }) => readCartPage(beta, owner),
  readCartAmong: ({ beta, owner }) => readCartAmong(beta, owner),
  visitorAtItem: async ({ beta, owner, cartItemId }) => {
    const market = { ...beta, shop: { ...beta.shop, type: "marketplace" as const } };
    if ((await visitorAtItem(market, { ...owner, cartId: null }, cartItemId)).cartId)
      throw failure("found the cart of another shop");
  },
  changeCart: ({ beta, owner, cartItemId }) =>
    changeCart(beta, owner, { intent: "remove", item_id: cartItemId } as Parameters<typeof changeCart>[2]),
  changeQuantity: ({ beta, owner, cartItemId }) => changeQuantity(beta, owner, new Map([[cartItemId, 9]])),
  flushCart: ({ beta, owner }) => flushCart(beta, owner.cartId ?? ""),
  summaryView: async ({ beta, owner }) =>
    summaryView({ ...beta, config: readConfig({ NODE_ENV: "test" }) }, owner, await readCart(beta, owner)),
  keepCart: ({ beta, owner }) => keepCart(beta, owner.cartId ?? ""),
  mergeCarts: ({ beta, guest, customer }) =>
    mergeCarts(beta, {
      customerId: customer.id,
      guestCartId: guest.cartId,
      sessionHash: guest.sessionHash,
    }),
  estimateTax: ({ beta, owner }) =>
    estimateTax(
      { ...beta, places: new PostalPlaces() },
      owner,
      estimateCallSchema.parse({ address: { postcode: "18064" } }),
    ),
  visitorAtSeller: async ({ alpha, beta, owner }) => {
    if ((await visitorAtSeller(beta, owner, alpha.shop.sellerId)).cartId)
      throw failure("found the cart of another shop");
  },
  visitorAtMeantCart: async ({ beta, owner }) => {
    const market = { ...beta, shop: { ...beta.shop, type: "marketplace" as const } };
    const meant = await visitorAtMeantCart(market, { ...owner, cartId: null }, owner.cartId ?? "");
    if (meant.cartId) throw failure("found the cart of another shop");
  },
  findCartsOfItems: async ({ beta, owner, cartItemId }) => {
    if ((await findCartsOfItems(beta, owner, [cartItemId])).size > 0)
      throw failure("found a line of another shop");
  },
  findCartSeller: async ({ alpha, beta }) => {
    const seller = await alpha.db.query.sellers.findFirst({ where: eq(sellers.tenantId, alpha.tenant.id) });
    const headers = new Headers({ "seller-guid": seller?.guid ?? "" });
    await findCartSeller(beta, { headers });
    throw failure("found the seller of another shop");
  },
  listCarts: async ({ beta, owner }) => {
    if ((await listCarts(beta, owner)).length > 0) throw failure("found the carts of another shop");
  },
  listCartIds: async ({ beta, owner }) => {
    if ((await listCartIds(beta, owner)).length > 0) throw failure("found the carts of another shop");
  },
  readCarts: ({ beta, owner }) => readCarts(beta, owner, [owner.cartId ?? ""]),
  readSavedCart: async ({ beta, owner }) => (await readSavedCart(beta, owner)).input.lines,
  openCart: ({ beta, owner }) => openCart(beta, owner, beta.shop.sellerId),
  openCartOfCustomer: ({ beta, customer }) => openCartOfCustomer(beta, customer.id, beta.shop.sellerId),
  openCartOfSession: ({ beta, session }) => openCartOfSession(beta, session.hash, beta.shop.sellerId),
  readCartLines: ({ beta, owner }) => readCartLines(beta, owner.cartId ?? ""),
  readLinesAndProduct: async ({ alpha, beta, owner, mugId }) => {
    const asked = { cartId: owner.cartId ?? "", sellerId: alpha.shop.sellerId, productId: mugId };
    const { lines, product } = await readLinesAndProduct(beta, asked);
    if (lines.length > 0 || product) throw failure("read lines or a product of another shop");
  },
  readCartProducts: ({ beta, mugId }) => readCartProducts(beta, [mugId], beta.shop.sellerId),
  readCartProduct: async ({ alpha, beta, mugId }) => {
    if (await readCartProduct(beta, mugId, alpha.shop.sellerId))
      throw failure("read a product of another shop");
  },
  readCart: ({ beta, owner }) => readCart(beta, owner),
  readCartSummary: ({ beta, owner }) => readCartSummary(beta, owner),
  removeItem: ({ beta, owner, cartItemId }) => removeItem(beta, owner.cartId ?? "", cartItemId),
  readProductsBySku: async ({ alpha, beta }) => {
    if ((await readProductsBySku(beta, ["ALPHA-MUG"], alpha.shop.sellerId)).length > 0)
      throw failure("read a product of another shop");
  },
  addCodes: ({ beta, owner, giftCardId }) =>
    addCodes(beta, owner.cartId ?? "", { couponCodes: ["NEW"], giftCardIds: [giftCardId + 1] }),
  moveCart: ({ beta, owner, order }) => moveCart(beta, owner.cartId ?? "", order.id),
  dropCart: ({ beta, owner }) => dropCart(beta, owner.cartId ?? ""),
  applyCode: ({ beta, owner }) =>
    applyCode({ ...beta, clientAddress: "203.0.113.9" }, purchaseOf(owner), giftCode),
  removeCode: ({ beta, owner }) => removeCode(beta, [owner.cartId ?? ""], { code: marker }),
  settleFreebies: ({ beta, owner }) => settleFreebies(beta, owner),
  selectFreebie: ({ beta, owner }) => selectFreebie(beta, owner, { ruleId: "gift", sku: "ALPHA-MUG" }),
  writeFreebie: ({ beta, owner, mugId }) =>
    writeFreebie(beta, { cartId: owner.cartId ?? "", ruleId: "gift", productId: mugId, qty: 1 }),
  findGiftCard: async ({ beta }) => {
    if (await findGiftCard(beta, giftCode)) throw failure("found a gift card of another shop");
  },
  readGiftCardBalances: async ({ beta, giftCardId }) => {
    if ((await readGiftCardBalances(beta, [giftCardId])).length > 0)
      throw failure("read a gift card of another shop");
  },
  readStoreCredit: async ({ beta, customer }) => {
    if ((await readStoreCredit(beta, customer.id)) > 0) throw failure("read another tenant's store credit");
  },
  listStoreCredit: async ({ beta, customer }) => {
    if ((await listStoreCredit(beta, customer.id)).length > 0)
      throw failure("listed another tenant's store credit");
  },
  lockStoreCredit: ({ beta, customer }) => lockStoreCredit(beta, customer.id),
  changeStoreCredit: ({ beta, customer }) =>
    changeStoreCredit(beta, customer.id, { amountMinor: 1, note: "eve" }),
  payWithStoreCredit: ({ beta, owner }) => payWithStoreCredit(beta, purchaseOf(owner), false),
  spendStoreCredit: ({ beta, order, customer }) =>
    spendStoreCredit(beta, { orderId: order.id, customerId: customer.id }, [
      { kind: "store_credit", code: "store_credit", amountMinor: 1 },
    ]),
  returnStoreCredit: ({ beta, order }) => returnStoreCredit(beta, order.id),
  refundStoreCredit: ({ beta, order }) =>
    refundStoreCredit(beta, { id: order.id, orderId: order.id, amountMinor: 1 }),
  lockGiftCards: ({ beta, giftCardId }) => lockGiftCards(beta, [giftCardId]),
  issueGiftCards: ({ beta, order }) => issueGiftCards(beta, order.id),
  settleGiftCards: ({ beta, order }) => settleGiftCards(beta, order.id, "canceled"),
  spendGiftCards: ({ beta, order, giftCardId }) =>
    spendGiftCards(beta, order.id, [{ kind: "gift_certificate", code: String(giftCardId), amountMinor: 1 }]),
  readDiscountUses: ({ beta }) => readDiscountUses(beta, "ada@example.com"),
  releaseDiscountUses: ({ beta, order }) => releaseDiscountUses(beta, order.id),
  openCartOfOrder: ({ beta, order }) => openCartOfOrder(beta, order),
  restoreCart: ({ beta, order, owner }) => restoreCart(beta, { order, cartId: owner.cartId ?? "" }),
};
