// @public

import { sizeInUrl } from "../../platform/media/media-address";

/** A picture with the point of it that stays in view, percent from the left and the top. */
type FocusPoint = { url: string; focusX: number; focusY: number };

/**
 * Styles by which pictures that fill a frame keep their focus point in view (rule library-4). A widget that
 * says itself what stays in view goes first.
 */
export const focusCss = (points: readonly FocusPoint[]): string =>
  points
    .filter(({ url }) => sizeInUrl(url) !== null)
    .map(({ url, focusX, focusY }) => {
      const name = url.slice(url.lastIndexOf("/") + 1);
      const chosen = ["left", "right", "top", "bottom"].map((side) => `[class*="object-${side}"]`).join();
      return `img.object-cover[src*="/${name}"]:not(${chosen}){object-position:${focusX}% ${focusY}%}`;
    })
    .join("");
