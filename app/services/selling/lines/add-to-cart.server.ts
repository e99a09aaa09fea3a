// @public

import { and, eq, sql } from "drizzle-orm";
import { choiceRefusal } from "~/models/catalogue/options/choice-problems";
import { choicesByCode } from "~/models/catalogue/options/choices-by-code";
import { checkChoices, type LineChoices, noChoices } from "~/models/catalogue/options/line-choices";
import { withoutOnce } from "~/models/catalogue/plans/plan";
import { priceVisibility } from "~/models/catalogue/price/price-visibility";
import { unlimitedQty } from "~/models/catalogue/stock/salable-qty";
import { inZone } from "~/models/platform/date/format-date";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { CartLineRecord, CartProduct } from "~/models/selling/cart/cart-line-record";
import { atPlanPrice } from "~/models/selling/cart-summary/at-plan-price";
import { type AddingDecision, decideAdding } from "~/models/selling/cart-summary/decide-adding";
import { mayGiftsChange } from "~/models/selling/cart-summary/may-gifts-change";
import { giftCardProblems } from "~/models/selling/gift-card/gift-card-problems";
import { sellsFor } from "~/models/shops/actors/sells-for";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import { sellerOf } from "../../catalogue/listing/listed-product.server";
import type { CardContext } from "../../catalogue/listing/select-cards.server";
import { findOffer } from "../../catalogue/offers/find-offer.server";
import { commitsEarly } from "../../platform/db/statements/commit-early.server";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countFirstCart } from "../../shops/limits/count-write.server";
import { CART_LIFETIME_MS, cartExpiry } from "../cart/cart-lifetime.server";
import { openCart, openFirstCart } from "../cart/open-cart.server";
import { readCartProduct, readLinesAndProduct } from "../cart-page/read-cart-lines.server";
import { lineKeyOf } from "./line-key.server";

/** The result of adding. `message` is always set; `setCookie` if a session was started. */
export type AddedToCart = {
  success: boolean;
  message: string;
  /** The line that was added to; null when nothing was. */
  itemId: number | null;
  /** Pieces of the product actually added. */
  addedQty: number;
  /** Whether fewer pieces were added than requested. */
  isLowered: boolean;
  /** Pieces of the line after adding. */
  qty: number;
  /** Pieces in the cart after adding. */
  cartCount: number;
  cartId: string;
  /** Whether free products may have to come or leave now (rule discounts-4). */
  mayChangeGifts: boolean;
  /** Messages for the fields of the product's form, by their names; empty for none. */
  problems: Readonly<Record<string, string>>;
  setCookie?: string;
  /** Token of a session started by this call, for API clients without cookies. */
  token?: string;
};

/**
 * What to add: product, quantity, what the shopper chose for it, and the seller; by default the one shown
 * first.
 */
type Wanted = { productId: number; qty: number; choices?: LineChoices; sellerId?: string };

/** Whose first cart is counted: what came by a request has both (rule input-18). */
type AddContext = CardContext & { origin?: string } & Partial<
    Pick<RequestContext, "clientAddress" | "writes">
  >;

/**
 * Adds a product to the visitor's cart, up to its limit (rule selling-6). The cart, and a guest's session,
 * are created on first use. A product that cannot be sold gives `success: false` with the reason; choices
 * that are missing or wrong give the messages for their fields, too (rules options-5 to options-10).
 * @throws AppError `not_found` for a product this shop does not have, `forbidden` if prices are hidden from
 * the visitor, `too_many` where too many first carts came from the address or its network
 */
export async function addToCart(
  ctx: AddContext,
  visitor: Visitor,
  { productId, qty, choices = noChoices, sellerId: namedId }: Wanted,
): Promise<AddedToCart> {
  refuseWithoutPrices(ctx, visitor);
  const sellerId = namedId ?? (await firstSellerOf(ctx, productId));
  if (!sellsFor(ctx.shop, sellerId)) throw missing();
  const wanted = { productId, choices, qty: qty >= 1 ? Math.floor(Math.min(qty, unlimitedQty)) : 1 };
  const knownId = sellerId === ctx.shop.sellerId ? visitor.cartId : null;
  const known = knownId && (await addToOpenCart(ctx, visitor, knownId, { ...wanted, sellerId }));
  if (known) return known;

  // A bot that adds made-up ids must not get a session and a cart each time.
  const product = await readCartProduct(ctx, productId, sellerId);
  if (!product) throw missing();
  const { sessionHash } = visitor;
  if (sessionHash === null) return addToFirstCart(ctx, visitor, product, { ...wanted, sellerId });
  const cartId = await openCart(ctx, { ...visitor, sessionHash }, sellerId);
  const added = await addToOpenCart(ctx, visitor, cartId, { ...wanted, sellerId });
  if (!added) throw missing();
  return added;
}

/** The cart is new and no other request knows it, so it is neither locked nor read. */
async function addToFirstCart(
  ctx: AddContext,
  visitor: Visitor,
  product: CartProduct,
  wanted: Required<Wanted>,
): Promise<AddedToCart> {
  const { clientAddress, writes } = ctx;
  if (clientAddress !== undefined && writes) countFirstCart({ ...ctx, clientAddress, writes });
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const { cartId, ...session } = await openFirstCart(inner, wanted.sellerId);
    const cart = { id: cartId, isDue: false };
    return { ...(await addProduct(inner, visitor, { cart, lines: [], product }, wanted)), ...session };
  });
}

/** An ordinary shop has one seller; in a marketplace it is the one who is shown first (rule sellers-5). */
async function firstSellerOf(ctx: CardContext, productId: number): Promise<string> {
  return sellerOf(ctx.shop) ?? (await findOffer(ctx, productId))?.sellerId ?? ctx.shop.sellerId;
}

const missing = () => new AppError("not_found", phrase("This product is no longer available."));

function refuseWithoutPrices(ctx: ShopContext, visitor: Visitor): void {
  const hideForAnonymous = ctx.shop.settings.modules.sociallogins.hide_price_for_anonymous;
  const visibility = priceVisibility({ hideForAnonymous, hidePrice: false, visitor });
  if (visibility.kind !== "visible") throw new AppError("forbidden", visibility.text);
}

/**
 * Locks the cart, reads it, applies the model's decision. Null if the cart is gone because it was ordered, or
 * is another seller's: the visitor may hold any of theirs.
 */
async function addToOpenCart(
  ctx: ShopContext,
  visitor: Visitor,
  cartId: string,
  wanted: Required<Wanted>,
): Promise<AddedToCart | null> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const cart = await lockCart(inner, cartId);
    const { sellerId, productId } = wanted;
    if (cart?.sellerId !== sellerId) return null;
    const { lines, product } = await readLinesAndProduct(inner, { cartId, sellerId, productId });
    if (!product) throw missing();
    return addProduct(inner, visitor, { cart, lines, product }, wanted);
  });
}

/** A cart that this transaction holds, with its lines, and the product to add. */
type HeldCart = {
  cart: Pick<OpenCartRow, "id" | "isDue">;
  lines: readonly CartLineRecord[];
  product: CartProduct;
};

async function addProduct(
  ctx: ShopContext,
  visitor: Visitor,
  { cart, lines, product }: HeldCart,
  { productId, qty, choices: sent }: Required<Wanted>,
): Promise<AddedToCart> {
  const cartId = cart.id;
  const heldCount = lines.reduce((sum, line) => sum + line.qty, 0);
  const mayChangeGifts = mayGiftsChange(ctx.shop, [...lines, { ...product, ...ofShopper }]);
  const checked = checkChoices(product.optionSet, choicesByCode(product.optionSet, sent));
  if (!checked.choices) return refusedFor(checked.problems, { cartId, cartCount: heldCount, mayChangeGifts });
  const unsendable = giftCardProblems(
    { classCode: product.classCode, choices: checked.choices },
    inZone(ctx.now(), ctx.shop.settings.general.time_zone),
  );
  if (unsendable) return refusedFor(unsendable, { cartId, cartCount: heldCount, mayChangeGifts });
  const choices = withoutOnce(checked.choices);
  const group = visitor.customer?.group || null;
  const line = { productId, lineKey: lineKeyOf(choices), lineData: choices };
  const decision = decideAdding({
    product: atPlanPrice(product, choices),
    lineKey: line.lineKey,
    choices,
    lines,
    qty,
    group,
  });
  const itemId = decision.qty > decision.heldQty ? await writeLine(ctx, cart, line, decision) : null;
  return answer(decision, { cartId, itemId, requestedQty: qty, heldCount, mayChangeGifts });
}

/** `isDue` when the cart's life is to be made longer: once a day is enough. */
type OpenCartRow = { id: string; sellerId: string; isDue: boolean };

const openCartRow = namedStatement<OpenCartRow>(
  "lock_cart",
  () => sql`
    select c.id, c.seller_id as "sellerId", c.expires_at < ${sql.placeholder("dueBefore")}::timestamptz as "isDue",
      ${commitsEarly}
    from carts c where c.tenant_id = ${sql.placeholder("tenantId")} and c.id = ${sql.placeholder("cartId")}
      and c.expires_at > ${sql.placeholder("now")}::timestamptz
    for update`,
);

async function lockCart(ctx: ShopContext, cartId: string): Promise<OpenCartRow | null> {
  const now = ctx.now();
  const dueBefore = new Date(now.getTime() + CART_LIFETIME_MS - DAY_MS);
  const [cart] = await openCartRow(ctx.db, {
    tenantId: ctx.tenant.id,
    cartId,
    now: now.toISOString(),
    dueBefore: dueBefore.toISOString(),
  });
  return cart ?? null;
}

const writtenLine = namedStatement<{ id: number }>(
  "write_cart_line",
  () => sql`
    insert into cart_items (tenant_id, cart_id, product_id, line_key, line_data, qty, seen_price_minor, created_at)
    values (${sql.placeholder("tenantId")}, ${sql.placeholder("cartId")}, ${sql.placeholder("productId")},
      ${sql.placeholder("lineKey")}, ${sql.placeholder("lineData")}::jsonb, ${sql.placeholder("qty")},
      ${sql.placeholder("seenPriceMinor")}, ${sql.placeholder("now")}::timestamptz)
    on conflict (tenant_id, cart_id, product_id, line_key)
      do update set qty = excluded.qty, seen_price_minor = excluded.seen_price_minor
    returning id`,
);

async function writeLine(
  ctx: ShopContext,
  cart: HeldCart["cart"],
  { lineData, ...line }: Pick<CartLineRecord, "productId" | "lineKey" | "lineData">,
  { qty, unitPriceMinor }: AddingDecision,
): Promise<number | null> {
  const now = ctx.now();
  const [written] = await writtenLine(ctx.db, {
    tenantId: ctx.tenant.id,
    cartId: cart.id,
    ...line,
    lineData: JSON.stringify(lineData),
    qty,
    seenPriceMinor: ctx.shop.market ? null : unitPriceMinor,
    now: now.toISOString(),
  });
  if (cart.isDue)
    await ctx.db
      .update(carts)
      .set({ expiresAt: cartExpiry(now), updatedAt: now })
      .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cart.id)));
  return written?.id ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A line that is added is the shopper's own, at the shop's price. */
const ofShopper = { autoAddedBy: null, isQuoted: false };

type AnsweredAdding = Pick<AddedToCart, "cartId" | "itemId" | "mayChangeGifts"> & {
  requestedQty: number;
  heldCount: number;
};

function answer(
  { heldQty, qty, message }: AddingDecision,
  { requestedQty, heldCount, ...cart }: AnsweredAdding,
): AddedToCart {
  const addedQty = qty - heldQty;
  return {
    success: addedQty > 0,
    message,
    addedQty,
    isLowered: addedQty < requestedQty,
    qty,
    cartCount: heldCount + addedQty,
    problems: {},
    ...cart,
  };
}

function refusedFor(
  problems: Readonly<Record<string, string>>,
  cart: Pick<AddedToCart, "cartId" | "cartCount" | "mayChangeGifts">,
): AddedToCart {
  const nothing = { success: false, itemId: null, addedQty: 0, isLowered: true, qty: 0 };
  return { ...nothing, message: choiceRefusal(problems), problems, ...cart };
}
