import { and, eq } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address/address-fixture";
import type { Personalization } from "~/models/catalogue/options/check-personalization";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { harborAccount } from "~/models/payments/bank-account-fixture";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import { shopper } from "~/models/shops/actors/actor";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "../../accounts/sessions/session-cookie.server";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { type PlaceOrderInput, placeOrder } from "./place-order.server";

/** A shop of a test whose clock is set by hand. */
export type PurchaseShop = ShopContext & { clock: { now: Date } };

/** Standard shipping for $6, 6 % sales tax in Pennsylvania, bank transfer and the sandbox. */
const settings: ShopSettingsInput = {
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 600 }],
  tax: { rules: [{ name: "Sales tax", country: "US", state: "PA", rateBasisPoints: 600 }] },
  payment: {
    offline: [
      {
        code: "bank_transfer",
        title: "Bank transfer",
        instructions: "Pay within a week.",
        account: harborAccount,
      },
    ],
    sandbox: true,
  },
};

/** A shop in which everything can be bought, at noon. */
export async function openPurchaseShop(db: Db, over: ShopSettingsInput = {}): Promise<PurchaseShop> {
  const clock = { now: new Date("2026-03-01T12:00:00Z") };
  return { ...(await openTestShop(db, { ...settings, ...over })), clock, now: () => clock.now };
}

/** What a guest of a test puts into the cart: product id, pieces, and what is typed for it. */
type Goods = [productId: number, qty: number, personalization?: Personalization][];

/** What a gift certificate asks for. */
export const giftTexts: Personalization = {
  recipient_name: "Grace",
  recipient_email: "grace@example.com",
  from_name: "Ada",
};

/** A guest with these products in the cart. */
export async function guestWith(ctx: ShopContext, goods: Goods): Promise<Visitor> {
  let visitor = anonymousVisitor;
  let headers = new Headers();
  for (const [productId, qty, personalization = {}] of goods) {
    const choices = { options: {}, personalization };
    const { token } = await addToCart(ctx, visitor, { productId, qty, choices });
    if (token) headers = new Headers({ Cookie: `${SESSION_COOKIE}=${token}` });
    visitor = await findVisitor(ctx, { headers });
  }
  return visitor;
}

/** Everything the checkout asks for, paid by bank transfer. */
export const filledDraft: CheckoutDraft = {
  email: "ada@example.com",
  shippingAddress: nazareth,
  shippingMethodCode: "standard",
  paymentMethodCode: "bank_transfer",
};

/** A guest who only has to press the button. */
export async function guestAtReview(
  ctx: ShopContext,
  goods: Goods,
  over: CheckoutDraft = {},
): Promise<Visitor> {
  const visitor = await guestWith(ctx, goods);
  await saveDraft(ctx, visitor, { ...filledDraft, ...over });
  return visitor;
}

/** A guest with the cart that their session has now. */
export async function withCartOf(ctx: ShopContext, guest: Visitor): Promise<Visitor> {
  const [cart] = await ctx.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.sessionHash, guest.sessionHash ?? "")));
  return { ...guest, cartId: cart?.id ?? null };
}

/** What the button of the visitor's review sends at this moment. */
export async function buttonOf(ctx: ShopContext, visitor: Visitor): Promise<PlaceOrderInput> {
  const { summary, placeToken } = await readCart(ctx, visitor);
  return {
    visitor,
    parts: [{ placeToken: placeToken ?? "", seen: seenOrder(summary), customerNote: "" }],
    sandboxAllowed: true,
  };
}

/** Presses the button. */
export const pressPlace = async (ctx: ShopContext, visitor: Visitor) =>
  placeOrder(asShopper(ctx, visitor), await buttonOf(ctx, visitor));

/** Presses the buttons of several shoppers at the same moment, each of whom saw the total before. */
export async function pressPlaceAtOnce(ctx: ShopContext, visitors: readonly Visitor[]) {
  const buttons = await Promise.all(visitors.map((visitor) => buttonOf(ctx, visitor)));
  return Promise.allSettled(buttons.map((button) => placeOrder(asShopper(ctx, button.visitor), button)));
}

/** The context of a request that this visitor makes. */
export const asShopper = <C extends ShopContext>(ctx: C, visitor: Visitor): C => ({
  ...ctx,
  actor: acting(shopper(ctx.tenant.id, visitor)),
});
