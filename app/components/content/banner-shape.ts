import type { BannerShape } from "~/models/content/banner";

/** Classes that give a banner's frame its aspect ratio; empty if its size decides. */
export const bannerShapeClass: Record<BannerShape, string> = {
  "": "",
  "32": "aspect-[3/2]",
  square: "aspect-square",
  "34": "aspect-[3/4]",
};

/**
 * Classes of a banner as wide as the page. Each shape has its own greatest part of the screen's height, so that
 * they differ on every screen (rule widgets-2).
 */
export const wideBannerClass: Record<Exclude<BannerShape, "">, string> = {
  "32": `${bannerShapeClass["32"]} max-h-[60vh] w-full`,
  square: `${bannerShapeClass.square} max-h-[75vh] w-full`,
  "34": `${bannerShapeClass["34"]} max-h-[90vh] w-full`,
};
