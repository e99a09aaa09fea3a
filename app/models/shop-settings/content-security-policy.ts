import { videoFrameOrigins } from "../video/video-address";
import type { ContentSecurity } from "./content-security";

/** Directives a page or its shop may add sources to. */
type OpenDirective = "script-src" | "style-src-elem" | "connect-src" | "frame-src" | "form-action";

/** What one page needs besides the shop's own files: a directive and a source expression. */
export type PageSource = `${OpenDirective} ${string}`;

/** What a page may run, show and reach besides the shop's own files. */
export type PolicySources = {
  /** What was written into the page, by us and by the shop's owner, and services the shop uses. */
  page: readonly PageSource[];
  /** Origins the owner trusts on every page. */
  trusted: ContentSecurity;
};

/** Settings of a host without a shop. */
export const trustsNothing: ContentSecurity = {
  scripts: [],
  connections: [],
  styles: [],
  frames: [],
  forms: [],
};

/**
 * The content security policy of a page (docs/rules/content-security.md). Scripts and style sheets work by hash or from
 * named places, so that a shopper's words that ever slipped through as HTML would run and restyle nothing.
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
