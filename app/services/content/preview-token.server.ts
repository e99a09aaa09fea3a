import { createHmac, timingSafeEqual } from "node:crypto";

/** What a preview link opens: one template of one shop, until a moment. */
export type PreviewSubject = { shopId: string; templateId: number };

/** How long a preview link opens its page. */
export const previewLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The token of a preview link: when it ends (seconds, base 36), and HMAC-SHA-256 over what it opens. */
export function signPreview(secret: string, subject: PreviewSubject, now: Date): string {
  const end = Math.floor((now.getTime() + previewLifetimeMs) / 1000).toString(36);
  return `${end}.${signature(secret, subject, end)}`;
}

/** Whether a token opens this template now; compared in constant time. */
export function isPreviewToken(secret: string, subject: PreviewSubject, token: string, now: Date): boolean {
  const [end = "", given = ""] = token.split(".");
  const expected = Buffer.from(signature(secret, subject, end));
  const sent = Buffer.from(given);
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return false;
  return Number.parseInt(end, 36) * 1000 > now.getTime();
}

function signature(secret: string, { shopId, templateId }: PreviewSubject, end: string): string {
  return createHmac("sha256", secret).update(`preview:${shopId}:${templateId}:${end}`).digest("base64url");
}
