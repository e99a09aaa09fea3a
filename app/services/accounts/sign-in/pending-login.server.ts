// @public

import { z } from "zod";
import { type SocialProvider, socialProviders } from "~/models/platform/sign-in/social-provider";
import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { type PendingAction, pendingActionSchema } from "~/models/shops/records/pending-action";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

/** Name of the cookie that binds a sign-in with another service to the browser that began it. */
const PENDING_COOKIE = "awning_login";
/** How long a shopper may take at the service, ms. */
export const pendingLifetimeMs = 10 * 60_000;

/** A sign-in that was begun at a service. */
export type PendingLogin = {
  provider: SocialProvider;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Destination afterwards, a safe path. */
  redirectTo: string;
  /** The signed-in customer who adds the service to their login methods; null to sign in. */
  linkTo: number | null;
  /** What the visitor wanted when they were asked to sign in (rule lists-5). */
  pendingAction: PendingAction;
};

const pendingSchema = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectTo: z.string(),
  linkTo: z.number().int().nullable(),
  pendingAction: pendingActionSchema,
});

type PendingContext = { tenant: { id: string }; origin: string; secret: string; now: () => Date };

/** `Set-Cookie` value of a sign-in that was begun. */
export function pendingCookie(ctx: PendingContext, pending: PendingLogin): string {
  const until = new Date(ctx.now().getTime() + pendingLifetimeMs);
  const value = Buffer.from(JSON.stringify(pending)).toString("base64url");
  const signed = `${value}.${signLink(ctx.secret, subjectOf(ctx, value), until)}`;
  return hostCookie(PENDING_COOKIE, signed, { maxAgeS: pendingLifetimeMs / 1000, origin: ctx.origin });
}

/** `Set-Cookie` value that forgets it: a sign-in is completed once. */
export const donePendingCookie = ({ origin }: { origin: string }): string =>
  hostCookie(PENDING_COOKIE, "", { maxAgeS: 0, origin });

/** The sign-in a browser began; null without one, or when it is expired or changed. */
export function readPendingLogin(ctx: PendingContext, cookies: string | null): PendingLogin | null {
  const [, value = "", token = ""] =
    /^([\w-]+)\.(.+)$/.exec(cookieValue(cookies, PENDING_COOKIE) ?? "") ?? [];
  if (!isSignedLink(ctx.secret, subjectOf(ctx, value), token, ctx.now())) return null;
  return pendingSchema.safeParse(JSON.parse(Buffer.from(value, "base64url").toString())).data ?? null;
}

const subjectOf = ({ tenant }: PendingContext, value: string) =>
  ({ kind: "social-login", tenantId: tenant.id, id: value }) as const;
