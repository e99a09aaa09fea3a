import type { BannerShape } from "~/models/content/banner";

/** Classes that give a banner's frame its aspect ratio; empty if its size decides. */
export const bannerShapeClass: Record<BannerShape, string> = {
  "": "",
  "32": "aspect-[3/2]",
  square: "aspect-square",
  "34": "aspect-[3/4]",
};

const wideShape = "before:w-full before:[grid-area:1/1]";

/**
 * Classes of a banner as wide as the page, a grid of one cell (`wideBannerGrid`). Each shape has its own greatest
 * part of the screen's height, so that they differ on every screen (rule widgets-2). The shape is beneath the
 * words, not around them: a banner grows where its words need more.
 */
export const wideBannerClass: Record<Exclude<BannerShape, "">, string> = {
  "32": `${wideShape} before:aspect-[3/2] before:max-h-[60vh]`,
  square: `${wideShape} before:aspect-square before:max-h-[75vh]`,
  "34": `${wideShape} before:aspect-[3/4] before:max-h-[90vh]`,
};

/** Classes of the grid of such a banner, and of the words in its one cell. */
export const wideBannerGrid = "grid grid-cols-[100%]";
export const wideBannerWords = "[grid-area:1/1]";
