/** A passkey on the page of second factors. Dates in words. */
export type KeyRow = {
  id: string;
  name: string;
  /** The domain at which it works where that is not this shop's; else empty. */
  domain: string;
  addedText: string;
  /** Null for one that was never used. */
  usedText: string | null;
};
