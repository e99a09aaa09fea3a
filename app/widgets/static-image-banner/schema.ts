import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/widget/banner";
import { choiceProp } from "~/models/widget/widget-props";

/** Full-width static image banner (part 3, §3 "Static image banner item"). */
export const schema = z.object({
  size: bannerSizeProp("large"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
  /** Whether the title is the page's own (`h1`) or one among others (`h2`). */
  heading: choiceProp(["h1", "h2"]),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;

/** Widths the text of an item may take, the first by default. */
export const textWidths = ["half", "third", "two-thirds", "full"] as const;
/** Where the text stands from top to bottom. */
export const verticalAligns = ["center", "top", "middle", "bottom"] as const;
/** Where the text stands from left to right. */
export const textAligns = ["left", "center", "right"] as const;
