// @public

/** Headers every answer carries. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "SAMEORIGIN",
  // A wallet's window tells the page that opened it what the shopper did.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
};

/** The same as the raw list `writeHead` takes. */
export const securityHeaderList: readonly string[] = Object.entries(securityHeaders).flat();
