import type { BannerShape } from "~/models/widget/banner";

/** Classes that give a banner's frame its shape; empty for the shape its size gives it. */
export const bannerShapeClass: Record<BannerShape, string> = {
  "": "",
  "32": "aspect-[3/2]",
  square: "aspect-square",
  "34": "aspect-[3/4]",
};
