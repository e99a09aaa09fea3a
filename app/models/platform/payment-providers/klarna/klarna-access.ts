// @public

/** Klarna's password, and the addresses of its API: an account belongs to one part of the world. */
export const klarnaAccess = {
  secrets: ["payment.klarna.password"],
  addresses: [
    { name: "klarna", variable: "KLARNA_API_URL", standard: "https://api.klarna.com" },
    { name: "klarnaNa", variable: "KLARNA_NA_API_URL", standard: "https://api-na.klarna.com" },
    { name: "klarnaOc", variable: "KLARNA_OC_API_URL", standard: "https://api-oc.klarna.com" },
  ],
} as const;
