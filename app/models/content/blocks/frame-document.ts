// @public

import { frameScript, frameStyle } from "./frame-script";
import { withUnseen } from "./unseen";

/**
 * A page as the builder's frame shows it (rule builder-4): without any script of the product, its owner or
 * others, and with the one by which its blocks are chosen.
 * @param how `isPlain` leaves the owner's styles away, which may cover or hide the page (rule builder-16);
 *   `isLook` says nothing of widgets of which nothing is seen: only how it looks is asked (rule builder-15)
 */
export function frameDocument(
  html: string,
  nonce: string,
  { isPlain = false, isLook = false }: { isPlain?: boolean; isLook?: boolean } = {},
): string {
  const bare = inert(isLook ? html : withUnseen(html), isPlain);
  const own = `<style>${frameStyle}</style><script nonce="${nonce}">${frameScript}</script>`;
  const at = bare.lastIndexOf("</body>");
  return at < 0 ? bare + own : bare.slice(0, at) + own + bare.slice(at);
}

/** A page without what runs in it, redirects it, or opens over it. */
export const inertDocument = (html: string, isPlain = false): string => inert(withUnseen(html), isPlain);

const inert = (html: string, isPlain: boolean): string =>
  (isPlain ? withoutOwnStyles(html) : html)
    .replace(/<script\b[\s\S]*?<\/script\s*>/gi, "")
    // A frame is far taller than what is seen of it, and scaled: pictures would be blank until one scrolls.
    .replace(/(<img\b[^>]*) loading="lazy"/g, "$1")
    // What a script opens over the page, or asks first, is left away.
    .replace(/ (?:inert|autofocus)=""/g, "")
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/gi, "")
    // A page that redirects would be gone before anyone can work on it.
    .replace(/<meta\b[^>]*\bhttp-equiv\s*=\s*["']?\s*refresh\b[^>]*>/gi, "");

/** Our own styles stand in the head; those in the body are its owner's. */
function withoutOwnStyles(html: string): string {
  const at = html.search(/<body\b/i);
  if (at < 0) return html;
  const body = html
    .slice(at)
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replace(/<link\b[^>]*\brel="?stylesheet[^>]*>/gi, "");
  return html.slice(0, at) + body;
}

/**
 * The content security policy of that document. Its sandbox gives it an origin of its own, so that nothing in
 * it can read a cookie or act at the shop or at the office, even when its address is opened directly.
 * @param origin of the shop, whose files it shows
 * @param office the origin of the office, which alone may frame it
 */
export const framePolicy = (origin: string, nonce: string, office: string): string =>
  [
    "default-src 'none'",
    "sandbox allow-scripts",
    `script-src 'nonce-${nonce}'`,
    `style-src ${origin} 'unsafe-inline'`,
    "img-src data: blob: http: https:",
    `font-src ${origin} data: https:`,
    "media-src blob: http: https:",
    `frame-src ${origin} https:`,
    "form-action 'none'",
    `base-uri ${origin}`,
    `frame-ancestors ${office}`,
  ].join("; ");

/** The policy of a widget that the builder reads out of a document (rule builder-21): nothing works in it. */
export const blockPolicy =
  "default-src 'none'; sandbox; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
