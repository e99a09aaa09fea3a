import { choiceProp } from "./widget-props";

/** Height of a banner's pictures (rule widgets-2). */
export const bannerSizeProp = (fallback: "small" | "medium" | "large") => {
  const others = (["small", "medium", "large"] as const).filter((size) => size !== fallback);
  return choiceProp([fallback, ...others] as const);
};

/** Aspect ratio of a banner's pictures: 32 is 3:2, 34 is 3:4 (rule widgets-2). Empty if the size decides. */
export const bannerShapeProp = () => choiceProp(["", "32", "square", "34"] as const);

/** `fill` covers the frame, `center` shows the whole picture centered (rule widgets-2). */
export const bannerAlignmentProp = () => choiceProp(["fill", "center"] as const);

/** A banner's aspect ratio. */
export type BannerShape = "" | "32" | "square" | "34";

/** The part of a picture that stays in view where its frame cuts it, the first one unless set. */
export const bannerFocuses = [
  "center",
  "left",
  "right",
  "top",
  "bottom",
  "left-bottom",
  "right-bottom",
] as const;

/** One of `bannerFocuses`. */
export type BannerFocus = (typeof bannerFocuses)[number];

/** Where a wide banner's words stand beside its picture, or below it. */
export type BannerWords = "left" | "right" | "below";
