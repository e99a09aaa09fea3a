// @public

import { choice } from "../../platform/fields/describe";
import type { ValueOf } from "../../platform/fields/field";

/** Height of a banner's pictures (rule widgets-2). */
export const bannerSize = (fallback: "small" | "medium" | "large", mediumPx: number) =>
  choice(
    "Height",
    [
      ["small", "Small"],
      ["medium", `Medium (${mediumPx} px)`],
      ["large", "Large"],
    ],
    { default: fallback, help: "How high the pictures are on a wide screen. A shape replaces it." },
  );

/** Aspect ratio of a banner's pictures: 32 is 3:2, 34 is 3:4 (rule widgets-2). Empty if the size decides. */
export const bannerShape = () =>
  choice(
    "Shape",
    [
      ["", "As the height says"],
      ["32", "Three wide, two high"],
      ["square", "Square"],
      ["34", "Three wide, four high"],
    ],
    { default: "", help: "Width and height of the pictures to each other." },
  );

/** `fill` covers the frame, `center` shows the whole picture centered (rule widgets-2). */
export const bannerAlignment = () =>
  choice(
    "Pictures",
    [
      ["fill", "Cover the frame"],
      ["center", "Show whole"],
    ],
    { default: "fill", help: "Whether a picture fills its frame, or is shown whole in the middle of it." },
  );

/** The part of a picture that stays in view where its frame cuts it. */
export const bannerFocus = () =>
  choice(
    "Part that stays in view",
    [
      ["center", "Middle"],
      ["left", "Left"],
      ["right", "Right"],
      ["top", "Top"],
      ["bottom", "Bottom"],
      ["left-bottom", "Bottom left"],
      ["right-bottom", "Bottom right"],
    ],
    { default: "center", help: "What must not be cut off where the frame is narrower than the picture." },
  );

/** A banner's aspect ratio. */
export type BannerShape = "" | "32" | "square" | "34";

/** The part of a banner's picture that stays in view. */
export type BannerFocus = ValueOf<ReturnType<typeof bannerFocus>>;

/** Where a wide banner's words stand beside its picture, or below it. */
export type BannerWords = "left" | "right" | "below";
