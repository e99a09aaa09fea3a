import type { AccountStep } from "~/models/accounts/account-step";
import { isOrderKey, signOrderKey } from "../shops/order-key.server";
import type { ShopContext } from "../shops/shop-context.server";

const MINUTE_MS = 60_000;
/** How long a proof of ownership is good for: after the password, and in a mailed link. */
export const stepLifetimesMs = { password: 15 * MINUTE_MS, mail: 60 * MINUTE_MS };

type Signer = Pick<ShopContext, "shop" | "now"> & { secret: string };
type Step = { customerId: number; step: AccountStep };

const subjectOf = ({ shop }: Signer, { customerId, step }: Step, untilMs: number) =>
  ({ kind: "account-step", shopId: shop.id, id: `${step}:${customerId}:${untilMs}` }) as const;

/** Proves for a while that a signed-in customer owns the account: a time and its signature. */
export function signAccountStep(ctx: Signer, step: Step, lifetimeMs: number): string {
  const untilMs = ctx.now().getTime() + lifetimeMs;
  return `${untilMs}.${signOrderKey(ctx.secret, subjectOf(ctx, step, untilMs))}`;
}

/** Whether this proof is the customer's own, for this step, and still good. */
export function isAccountStep(ctx: Signer, step: Step, proof: string | null): boolean {
  const [until = "", key = ""] = (proof ?? "").split(".");
  const untilMs = Number(until);
  if (!/^\d{13}$/.test(until) || untilMs <= ctx.now().getTime()) return false;
  return isOrderKey(ctx.secret, subjectOf(ctx, step, untilMs), key);
}
