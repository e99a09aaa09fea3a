// @public

/** A language of the shop as its pages offer it (rules locales-3 and locales-5). */
export type ShopLanguage = {
  language: string;
  /** In its own words. */
  name: string;
  prefix: string;
  /** The origin it is at where that is another one; else empty. */
  origin: string;
  /** What offers it, in it. */
  offer: string;
};
