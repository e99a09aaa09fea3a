// @public

import { videoFrameOrigins } from "../pages/video-address";
import type { ContentSecurity } from "../settings/modules/content-security";

/** Directives that a page or its shop may extend. */
type OpenDirective = "script-src" | "style-src-elem" | "connect-src" | "frame-src" | "form-action";

/** A source that a page needs besides the shop's own files: directive and source expression. */
export type PageSource = `${OpenDirective} ${string}`;

/** All sources a page may use besides the shop's own files. */
export type PolicySources = {
  /** Hashes of inline code by the product and the owner, and services the shop uses. */
  page: readonly PageSource[];
  /** Origins the owner trusts on every page. */
  trusted: ContentSecurity;
};

/** Settings for a host without a shop. */
export const trustsNothing: ContentSecurity = {
  scripts: [],
  connections: [],
  styles: [],
  frames: [],
  forms: [],
};

/**
 * The content security policy of a page (docs/rules/content-security.md). Scripts and styles need a hash or a
 * listed source, so that markup injected by a visitor can neither run nor restyle anything.
 */
export function contentSecurityPolicy({ page, trusted }: PolicySources): string {
  const open = (directive: OpenDirective, own: readonly string[], trustedOrigins: readonly string[]) => {
    const ofPage = page.flatMap((source) =>
      source.startsWith(`${directive} `) ? [source.slice(directive.length + 1)] : [],
    );
    return [directive, ...new Set(["'self'", ...own, ...ofPage, ...trustedOrigins])].join(" ");
  };
  return [
    "default-src 'self'",
    open("script-src", [], trusted.scripts),
    open("style-src-elem", [], trusted.styles),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self' data: https:",
    "media-src 'self' blob: https:",
    open("frame-src", videoFrameOrigins, trusted.frames),
    open("connect-src", [], trusted.connections),
    "object-src 'none'",
    "base-uri 'self'",
    open("form-action", [], trusted.forms),
    "frame-ancestors 'self'",
  ].join("; ");
}
