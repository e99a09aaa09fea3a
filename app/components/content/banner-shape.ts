import type { BannerShape } from "~/models/content/banner";

/** Classes that give a banner's frame its aspect ratio; empty if its size decides. */
export const bannerShapeClass: Record<BannerShape, string> = {
  "": "",
  "32": "aspect-[3/2]",
  square: "aspect-square",
  "34": "aspect-[3/4]",
};
