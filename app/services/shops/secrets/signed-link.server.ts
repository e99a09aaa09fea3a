// @public

import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What a link, cookie or result of ours is bound to, so that it opens nothing else: its kind, the shop (or
 * the tenant where customers belong to it), and what it names. A kind either always ends or never does.
 */
export type LinkSubject = { kind: LinkKind; id: string | number } & (
  | { shopId: string }
  | { tenantId: string }
);

/** All that is signed with the server's secret. */
type LinkKind =
  | "order"
  | "quote"
  | "download"
  | "download-press"
  | "bulk-file"
  | "stock-notice"
  | "unsubscribe"
  | "account-step"
  | "conversation"
  | "preview"
  | "payment-return"
  | "sandbox-result"
  | "device"
  | "social-login"
  | "registration"
  | "email-change"
  | "agent-checkout";

/**
 * Signs a subject: HMAC-SHA-256, base64url, 43 characters; with an end (ms, base 36) and a dot before them if
 * it ends.
 */
export function signLink(secret: string, subject: LinkSubject, until?: Date): string {
  const end = until?.getTime().toString(36);
  return end === undefined ? signature(secret, subject, "") : `${end}.${signature(secret, subject, end)}`;
}

/**
 * Whether we signed this subject and its end has not come; compared in constant time. What ends needs a
 * `now`.
 */
export function isSignedLink(secret: string, subject: LinkSubject, token: string, now?: Date): boolean {
  const [, end = "", sent = ""] = /^(?:([0-9a-z]{1,11})\.)?([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(signature(secret, subject, end));
  const given = Buffer.from(sent);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return end === "" || (now !== undefined && now.getTime() < Number.parseInt(end, 36));
}

function signature(secret: string, subject: LinkSubject, end: string): string {
  const owner = "shopId" in subject ? subject.shopId : subject.tenantId;
  return createHmac("sha256", secret)
    .update(JSON.stringify([subject.kind, owner, String(subject.id), end]))
    .digest("base64url");
}
