import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/content/banner";
import { countProp, textProp } from "~/models/content/widget-props";

/**
 * Partial static image banner: a row of linked pictures with a title (rule widgets-4). `medium` pictures are
 * 300 px high.
 */
export const schema = z.object({
  title: textProp(),
  columns: countProp(2, 5, 4),
  imageSize: bannerSizeProp("medium"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
