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
  /** The countries it sells to, where the shop has several markets. */
  countries?: readonly string[];
  /** What offers it to readers of another language, in it. */
  offer: string;
  /** What offers it to who is in another market; absent where there is one. */
  marketOffer?: string;
};
