import { and, eq } from "drizzle-orm";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { VisitorPlace } from "~/models/shops/visitors/visitor-place";
import { customers } from "~/tables/accounts/customers";
import { refuseBlocked } from "../../accounts/blocks/refuse-blocked.server";
import { endSession } from "../../accounts/sessions/end-session.server";
import { startSession } from "../../accounts/sessions/start-session.server";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import { deviceCookie } from "../../accounts/sign-in/device-cookie.server";
import { bringPlace } from "../../marketplace/bring-place.server";
import { mergeCarts } from "../../selling/cart/merge-carts.server";
import { settleFreebies } from "../../selling/freebies/settle-freebies.server";
import { headersWith } from "../../shops/answers/answer-with.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const notMerged = () =>
  phrase("We couldn’t combine your cart with the one in your account. Please check it before you order.");

/**
 * Signs in an identified customer: a new session replaces the visitor's, and the guest's cart is merged into
 * the customer's. If merging fails, the new session keeps the guest's cart. The browser becomes a known
 * device of the customer. The next page lists what merging changed.
 * @returns headers with the cookies to set
 * @throws AppError `forbidden` for one who is blocked (rule accounts-46)
 */
export async function enterAccount(
  ctx: ShopContext & {
    origin: string;
    secret: string;
    clientAddress?: string;
    visitorPlace?: () => Promise<VisitorPlace>;
  },
  visitor: Visitor,
  customerId: number,
  userAgent: string | null = null,
): Promise<Headers> {
  const email = await readEmail(ctx, customerId);
  await refuseBlocked(ctx, { customerId, email, network: ctx.clientAddress ?? "" }, "signIn");
  const guestCartId = visitor.customer ? null : visitor.cartId;
  const { cartId, changes } = await mergeCarts(ctx, {
    customerId,
    guestCartId,
    sessionHash: visitor.customer ? null : visitor.sessionHash,
  });
  const isHeld = cartId !== null && cartId === guestCartId;
  const { setCookie } = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await endSession(within, visitor.sessionHash);
    return startSession(within, { customerId, userAgent, ...(isHeld ? { cartId } : {}) });
  });
  if (cartId !== null && !isHeld) await settleGifts(ctx, setCookie);
  const told = isHeld
    ? [notMerged()]
    : changes.filter(({ kind }) => kind !== "added").map(({ message }) => message);
  // An ordinary shop has one seller, wherever its visitors are.
  const place =
    ctx.visitorPlace && ctx.shop.type !== "essential"
      ? await bringPlace(ctx, customerId, await ctx.visitorPlace())
      : new Headers();
  return headersWith(ctx, {
    cookies: [setCookie, deviceCookie(ctx, customerId), ...place.getSetCookie()],
    notice: told.length > 0 ? { lines: told } : undefined,
  });
}

async function readEmail({ db, tenant }: ShopContext, customerId: number): Promise<string> {
  const [found] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.tenantId, tenant.id), eq(customers.id, customerId)));
  return found?.email ?? "";
}

/**
 * What the merged cart holds may earn a gift that neither cart had. A failure must not fail the sign-in (rule
 * cart-5).
 */
async function settleGifts(ctx: ShopContext, setCookie: string): Promise<void> {
  try {
    await settleFreebies(ctx, await visitorAfter(ctx, { headers: new Headers() }, setCookie));
  } catch (error) {
    ctx.log.error("the gifts of a merged cart could not be settled", { error });
  }
}
