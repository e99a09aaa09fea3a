import { choiceProp } from "./widget-props";

/** How high a banner's pictures are (rule widgets-2). */
export const bannerSizeProp = (fallback: "small" | "medium" | "large") => {
  const others = (["small", "medium", "large"] as const).filter((size) => size !== fallback);
  return choiceProp([fallback, ...others] as const);
};

/**
 * Shape of a banner's pictures: 32 is three wide and two high, 34 three wide and four high (rule widgets-2). Empty
 * leaves the shape to the size.
 */
export const bannerShapeProp = () => choiceProp(["", "32", "square", "34"] as const);

/** `fill` covers the frame, `center` shows the whole picture in its middle (rule widgets-2). */
export const bannerAlignmentProp = () => choiceProp(["fill", "center"] as const);

/** A banner's shape. */
export type BannerShape = "" | "32" | "square" | "34";
