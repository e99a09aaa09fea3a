/** The release of the Universal Commerce Protocol that is spoken. */
export const ucpVersion = "2026-04-08";

/** Where the protocol's documents of this release are. */
export const ucpDocuments = `https://ucp.dev/${ucpVersion}`;
