// @public

import { randomBytes } from "node:crypto";
import { cookieValue } from "~/models/shops/hosts/cookie-value";
import type { Tenant } from "~/models/shops/tenant";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

/** Whose device a browser is: a customer by their id, or a text that no id can be. */
type Holder = number | string;

/** Name of the cookie that marks a browser as a known device of a customer. */
const DEVICE_COOKIE = "awning_device";
/** How long a device stays known without a sign-in: half a year. */
export const DEVICE_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** What writing and reading the cookie need: the tenant, the key and the clock. */
type DeviceContext = { tenant: Tenant; secret: string; now: () => Date };

/**
 * `Set-Cookie` value that makes a browser a known device of a customer (rule accounts-3), or, under another
 * name, of a member of staff. It grants no access: it only separates the device's failed sign-ins from those
 * of other devices.
 */
export function deviceCookie(
  ctx: DeviceContext & { origin: string },
  holder: Holder,
  name = DEVICE_COOKIE,
): string {
  const deviceId = randomBytes(16).toString("base64url");
  const until = new Date(ctx.now().getTime() + DEVICE_LIFETIME_MS);
  const value = `${deviceId}.${signLink(ctx.secret, subjectOf(ctx, holder, deviceId), until)}`;
  return hostCookie(name, value, { maxAgeS: DEVICE_LIFETIME_MS / 1000, origin: ctx.origin });
}

/** Id of the request's device if it is a known device of this holder; else null. */
export function knownDevice(
  ctx: DeviceContext,
  cookieHeader: string | null,
  holder: Holder,
  name = DEVICE_COOKIE,
): string | null {
  const [, deviceId = "", token = ""] = /^([\w-]+)\.(.+)$/.exec(cookieValue(cookieHeader, name) ?? "") ?? [];
  const isKnown = isSignedLink(ctx.secret, subjectOf(ctx, holder, deviceId), token, ctx.now());
  return isKnown ? deviceId : null;
}

const subjectOf = ({ tenant }: DeviceContext, holder: Holder, deviceId: string) =>
  ({ kind: "device", tenantId: tenant.id, id: `${holder}:${deviceId}` }) as const;
