import { AppError } from "~/models/error/app-error";
import { priceVisibility } from "~/models/price/price-visibility";
import { unlimitedQty } from "~/models/stock/salable-qty";
import { stockLabels } from "~/models/stock/stock-labels";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { type AddToCartRow, addToCartStatement } from "./add-to-cart-statement.server";
import { openCart } from "./open-cart.server";

/** What came of adding. `message` is always there to be shown; `setCookie` when a session had to be started. */
export type AddedToCart = {
  success: boolean;
  message: string;
  /** Pieces of the product that were really added. */
  addedQty: number;
  /** Fewer were added than were asked for. */
  isLowered: boolean;
  /** Pieces of the line afterwards. */
  qty: number;
  /** Pieces in the cart afterwards. */
  cartCount: number;
  cartId: string;
  setCookie?: string;
  /** The token of a session started just now, for API clients without cookies. */
  token?: string;
};

/**
 * Puts a product into the visitor's cart, as many pieces as are allowed (part 1, §5): the cart and a guest's session
 * are made on first use. What cannot be sold is answered with `success: false` and the reason.
 * @throws AppError `not_found` for a product this shop does not have, `forbidden` where prices are kept from the visitor
 */
export async function addToCart(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  { productId, qty }: { productId: number; qty: number },
): Promise<AddedToCart> {
  refuseWithoutPrices(ctx, visitor);
  const pieces = qty >= 1 ? Math.floor(Math.min(qty, unlimitedQty)) : 1;
  const add = (cartId: string) => runStatement(ctx, visitor, { cartId, productId, qty: pieces });
  const row = visitor.cartId ? await add(visitor.cartId) : null;
  if (visitor.cartId && row) return answer(row, pieces, visitor.cartId);

  await refuseUnknown(ctx, productId);
  const opened = await openCart(ctx, visitor);
  const first = await add(opened.cartId);
  if (!first) throw new AppError("not_found", "This product is no longer available.");
  const { setCookie, token } = opened;
  return {
    ...answer(first, pieces, opened.cartId),
    ...(setCookie ? { setCookie } : {}),
    ...(token ? { token } : {}),
  };
}

function refuseWithoutPrices(ctx: ShopContext, visitor: Visitor): void {
  const hideForAnonymous = ctx.shop.settings.modules.sociallogins.hide_price_for_anonymous;
  const visibility = priceVisibility({ hideForAnonymous, hidePrice: false, visitor });
  if (visibility.kind !== "visible") throw new AppError("forbidden", visibility.text);
}

/** A robot that adds made-up ids must not be given a session and a cart for each. */
async function refuseUnknown(ctx: ShopContext, productId: number): Promise<void> {
  const product = await ctx.db.query.products.findFirst({
    columns: { id: true },
    where: (table, { and, eq }) => and(eq(table.shopId, ctx.shop.id), eq(table.id, productId)),
  });
  if (!product) throw new AppError("not_found", "This product is no longer available.");
}

async function runStatement(
  ctx: ShopContext,
  visitor: Visitor,
  line: { cartId: string; productId: number; qty: number },
): Promise<AddToCartRow | null> {
  const group = visitor.customer?.group ?? "";
  const statement = addToCartStatement({ ...line, shopId: ctx.shop.id, group, now: ctx.now() });
  try {
    const { rows } = await ctx.db.execute<AddToCartRow>(statement);
    return rows[0] ?? null;
  } catch (error) {
    // An order was made of the cart while this waited for it: the next piece goes into a new cart.
    if (isForeignKeyViolation(error)) return null;
    throw error;
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
}

function answer(row: AddToCartRow, requestedQty: number, cartId: string): AddedToCart {
  const qty = row.lineQty ?? row.heldQty;
  const addedQty = Math.max(0, qty - row.heldQty);
  const success = row.lineQty !== null;
  const isLowered = addedQty < requestedQty;
  return {
    success,
    message: messageOf(row, isLowered),
    addedQty,
    isLowered,
    qty,
    cartCount: row.cartCount,
    cartId,
  };
}

/** The words of the stock computation (part 2, §4 and §8), with the product's name where a sentence needs it. */
function messageOf(row: AddToCartRow, wasLowered: boolean): string {
  if (row.classCode === "variable_product" || row.classCode === "grouped")
    return `Please choose one of the options of ${row.name}.`;
  if (!row.isListed || row.status === "archived" || !row.availableForSale) return `${row.name}: Unavailable`;
  if (row.priceMinor <= 0) return `${row.name}: Invalid Price`;
  if (row.salableQty === 0) return `${row.name}: Out of Stock`;
  const limit =
    row.salableQty <= row.limitQty
      ? stockLabels.onlyAvailable(row.salableQty)
      : stockLabels.limitOf(row.limitQty);
  if (row.lineQty === null) return `${row.name}: ${limit}`;
  return wasLowered ? `${row.name}: ${limit}. ${added(row)}` : `${row.name} was added to your cart.`;
}

/** Counted from the line, not from the click: what matters is what the cart holds now. */
const added = (row: AddToCartRow) => `Your cart now has ${row.lineQty}.`;
