// @public

import type { AccountStep } from "~/models/accounts/sign-in/account-step";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

const MINUTE_MS = 60_000;
/** How long a proof of ownership is good for: after the password, and in a mailed link. */
export const stepLifetimesMs = { password: 15 * MINUTE_MS, mail: 60 * MINUTE_MS };

type Signer = Pick<ShopContext, "shop" | "now"> & { secret: string };
type Step = { customerId: number; step: AccountStep };

const subjectOf = ({ shop }: Signer, { customerId, step }: Step) =>
  ({ kind: "account-step", shopId: shop.id, id: `${step}:${customerId}` }) as const;

/** Proves for a while that a signed-in customer owns the account. */
export const signAccountStep = (ctx: Signer, step: Step, lifetimeMs: number): string =>
  signLink(ctx.secret, subjectOf(ctx, step), new Date(ctx.now().getTime() + lifetimeMs));

/** Whether this proof is the customer's own, for this step, and still good. */
export const isAccountStep = (ctx: Signer, step: Step, proof: string | null): boolean =>
  isSignedLink(ctx.secret, subjectOf(ctx, step), proof ?? "", ctx.now());
