import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/content/banner";
import { choiceProp } from "~/models/content/widget-props";

/** Full-width static image banner (rule widgets-4). */
export const schema = z.object({
  size: bannerSizeProp("large"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
  /** Whether the title is the page's main heading (`h1`) or a section's (`h2`). */
  heading: choiceProp(["h1", "h2"]),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
