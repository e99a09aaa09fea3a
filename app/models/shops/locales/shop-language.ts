// @public

/** A language of the shop as its pages offer it (rules locales-3 and locales-5). */
export type ShopLanguage = {
  language: string;
  /** In its own words; where the shop has several markets with that of the market and the currency. */
  name: string;
  prefix: string;
  /** The origin it is at where that is another one; else empty. */
  origin: string;
  /** The code of its market, empty for the shop's first; absent where that is the only one. */
  market?: string;
  /** What offers it, in it. */
  offer: string;
};
