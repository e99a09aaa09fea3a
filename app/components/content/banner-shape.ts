// @public

import type { BannerFocus, BannerShape } from "~/models/content/popups/banner";

/** Classes that give a banner's frame its aspect ratio; empty if its size decides. */
export const bannerShapeClass: Record<BannerShape, string> = {
  "": "",
  "32": "aspect-[3/2]",
  square: "aspect-square",
  "34": "aspect-[3/4]",
};

/**
 * Classes of the picture of a banner as wide as the page. Each shape has its own greatest part of the
 * screen's height, so that they differ on every screen (rule widgets-2). The shape is of what lies beneath
 * the picture, which grows with the words beside it.
 */
export const widePictureClass: Record<Exclude<BannerShape, "">, string> = {
  "32": "before:aspect-[3/2] before:max-h-[60vh]",
  square: "before:aspect-square before:max-h-[75vh]",
  "34": "before:aspect-[3/4] before:max-h-[90vh]",
};

/** Classes that keep the part of a picture in view that its focus names. */
export const bannerFocusClass: Record<BannerFocus, string> = {
  center: "object-center",
  left: "object-left",
  right: "object-right",
  top: "object-top",
  bottom: "object-bottom",
  "left-bottom": "object-left-bottom",
  "right-bottom": "object-right-bottom",
};
