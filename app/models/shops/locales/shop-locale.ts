/** One of a shop's languages in one of its markets, with its address (rules locales-1 and markets-1). */
export type Locale = {
  /** A language tag, such as `de`. */
  language: string;
  /** What its addresses begin with, such as `/de`; empty for the first language and one with a domain. */
  prefix: string;
  /** The domain it has to itself; null for the shop's first. */
  domain: string | null;
  /** The market's code; null for the shop's first. */
  market: string | null;
  /** Whether it is the shop's first language, in which its owner writes, in its first market. */
  isFirst: boolean;
};
