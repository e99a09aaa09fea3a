import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/widget/banner";
import { countProp, textProp } from "~/models/widget/widget-props";

/**
 * Partial static image banner: a row of pictures with a title that lead somewhere (rule widgets-4). `medium` pictures
 * are 300 px high.
 */
export const schema = z.object({
  title: textProp(),
  columns: countProp(2, 5, 4),
  imageSize: bannerSizeProp("medium"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
