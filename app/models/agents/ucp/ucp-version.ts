/** The release of the Universal Commerce Protocol that is spoken. */
export const ucpVersion = "2026-04-08";

/** Where the protocol's documents of this release are. */
export const ucpDocuments = `https://ucp.dev/${ucpVersion}`;

/** The release that first described links which name goods; they are part of no call. */
export const permalinkVersion = "2026-08-25";
