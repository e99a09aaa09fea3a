import { and, eq } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { noChoices } from "~/models/catalogue/options/line-choices";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { addProduct } from "~/services/catalogue/products/catalogue-fixture.server";
import { addSeller } from "~/services/catalogue/products/seller-fixture.server";
import {
  giftTexts,
  guestAtReview,
  type PurchaseShop,
  pressPlace,
} from "~/services/checkout/steps/purchase-fixture.server";
import { bookAdjustment } from "~/services/payments/ledger/book-adjustment.server";
import { termsOf } from "~/services/payments/payouts/payouts-fixture.server";
import { preparePayout } from "~/services/payments/payouts/prepare-payout.server";
import { addCodes } from "~/services/selling/cart/add-codes.server";
import { giftCardHash } from "~/services/selling/gift-cards/gift-card-hash.server";
import { issueGiftCards } from "~/services/selling/gift-cards/issue-gift-cards.server";
import { addListItem } from "~/services/selling/lists/add-list-item.server";
import { createList } from "~/services/selling/lists/create-list.server";
import { isList } from "~/services/selling/lists/own-list.server";
import { shareList } from "~/services/selling/lists/share-list.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { shopKey } from "~/services/shops/context/of-shop.server";
import { agentCheckouts } from "~/tables/agents/agents";
import { disputeAnswers } from "~/tables/conversations/dispute-answers";
import { downloads } from "~/tables/orders/downloads";
import { orderItems, type orders } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import { storedMethods } from "~/tables/payments/stored-methods";
import { giftCards } from "~/tables/selling/gift-cards";
import { savedItems, shoppingLists } from "~/tables/selling/lists";
import { giftCode, marker } from "./first-shop-names";

/** A checkout of an agent, which made an order. */
export async function fillAgentCheckout(ctx: PurchaseShop, guest: Visitor, orderId: string) {
  const [row] = await ctx.db
    .insert(agentCheckouts)
    .values({
      ...shopKey(ctx),
      kind: "ucp checkout",
      agent: "https://agent.example/profile",
      sessionHash: guest.sessionHash ?? "",
      asked: { ...nothingAsked, lines: [{ id: marker, sku: "ALPHA-MUG", qty: 1 }] },
      eventsUrl: `https://agent.example/${marker}`,
      orderId,
      expiresAt: new Date(ctx.now().getTime() + 60_000),
    })
    .returning();
  if (!row) throw new Error("the first shop has no agent");
  return row;
}

/** An item a customer saved for later. @returns its id */
export async function fillSavedItem(
  ctx: PurchaseShop,
  customerId: number,
  productId: number,
): Promise<number> {
  const [saved] = await ctx.db
    .insert(savedItems)
    .values({ tenantId: ctx.tenant.id, customerId, productId, sellerId: ctx.shop.sellerId, qty: 1 })
    .returning();
  if (!saved) throw new Error("the first shop has no saved item");
  return saved.id;
}

/** A shared shopping list with an item. @returns its key and the token of its link */
export async function fillList(ctx: PurchaseShop, customerId: number, productId: number) {
  const key = { customerId, listId: await createList(ctx, customerId, marker) };
  await addListItem(ctx, key, { productId, sellerId: ctx.shop.sellerId, lineData: noChoices, qty: 1 });
  await shareList(ctx, key, true);
  const [row] = await ctx.db.select().from(shoppingLists).where(isList(ctx, key));
  return { ...key, token: row?.shareToken ?? "" };
}

/** A payout of a seller that is prepared. */
export async function fillPayout(ctx: PurchaseShop) {
  const sellerId = await addSeller(ctx, "alpha-potter");
  await bookAdjustment(ctx, { kind: "adjustment", id: "potter", sellerId, amountMinor: 100, note: marker });
  const terms = termsOf({ account: { kind: "stripe", account: `acct_${marker}` } });
  const payout = await preparePayout(ctx, { sellerId, terms, until: ctx.now() });
  if (!payout) throw new Error("the first shop has no payout");
  return payout;
}

/** A gift card that was bought and mailed, in a cart. @returns its id */
export async function fillGiftCard(ctx: PurchaseShop, cartId: string): Promise<number> {
  const productId = await addProduct(ctx, "ALPHA-GIFT", {
    classCode: "gift_certificate",
    nonShippable: true,
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

/** An answer to a dispute, which waits to be sent. @returns its id */
export async function fillDisputeAnswer(
  ctx: PurchaseShop,
  orderId: string,
  paymentId: string,
): Promise<number> {
  const [answer] = await byTest(ctx.db, (db) =>
    db
      .insert(disputeAnswers)
      .values({
        tenantId: ctx.tenant.id,
        orderId,
        paymentId,
        disputeId: marker,
        text: marker,
        proofs: [],
        state: "waiting",
        actor: { kind: "job", name: marker },
      })
      .returning(),
  );
  if (!answer) throw new Error("the first shop has no answer to a dispute");
  return answer.id;
}

/** A file that belongs to an order. @returns its id */
export async function fillDownload(ctx: PurchaseShop, orderId: string): Promise<number> {
  const [line] = await ctx.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)));
  const [download] = await ctx.db
    .insert(downloads)
    .values({
      tenantId: ctx.tenant.id,
      orderId,
      orderItemId: line?.id ?? 0,
      position: 0,
      fileName: `${marker}.png`,
      fileKey: `alpha/${"0".repeat(64)}`,
      sizeBytes: 1,
    })
    .returning();
  if (!download) throw new Error("the first shop has no download");
  return download.id;
}

/** A subscription whose next delivery is due. */
export async function fillSubscription(
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
      ...shopKey(ctx),
      sellerId: ctx.shop.sellerId,
      customerId,
      productId,
      name: marker,
      qty: 1,
      orderId: order.id,
      orderItemId: line?.id ?? 0,
      lineData: { options: {}, personalization: {} },
      every: 1,
      unit: "month",
      status: "active",
      firstOn: "2026-01-01",
      nextOn: "2026-02-01",
      email: order.email,
      billingAddress: nazareth,
      shippingAddress: nazareth,
      paymentMethodCode: "bank_transfer",
      paymentMethodTitle: marker,
      storedMethodId: stored?.id ?? null,
    })
    .returning();
  if (!subscription) throw new Error("the first shop has no subscription");
  return subscription;
}
