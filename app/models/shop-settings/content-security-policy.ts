import type { ContentSecurity } from "./content-security";

/** What a page may run and reach besides the shop's own files. */
export type PolicySources = {
  /** Hashes and addresses of the page's scripts. */
  scripts: readonly string[];
  /** Origins the owner trusts. */
  trusted: ContentSecurity;
  /** Origins of the services the shop's settings turned on. */
  services: { scripts: readonly string[]; connections: readonly string[] };
  /** Origins of the payment pages that forms of the shop lead to. */
  forms: readonly string[];
};

/**
 * The content security policy of a page. Scripts run by hash or from named places, so that words of a shopper that ever
 * slipped through as HTML would still run nothing. Styles are free: owners write them into their HTML. Pictures and
 * frames may come from any https address; forms may lead to one, since payment pages do.
 */
export function contentSecurityPolicy({ scripts, trusted, services, forms }: PolicySources): string {
  return [
    "default-src 'self'",
    `script-src ${unique(["'self'", ...scripts, ...trusted.scripts, ...services.scripts])}`,
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self' data: https:",
    "media-src 'self' blob: https:",
    "frame-src 'self' https:",
    `connect-src ${unique(["'self'", ...trusted.connections, ...services.connections])}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${unique(["'self'", "https:", ...forms])}`,
    "frame-ancestors 'self'",
  ].join("; ");
}

const unique = (sources: readonly string[]) => [...new Set(sources)].join(" ");
