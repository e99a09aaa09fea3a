import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/content/banner";
import { choiceProp } from "~/models/content/widget-props";

/** Call-to-action banner (rule widgets-4). `imageSide` is the side of the first item's picture. */
export const schema = z.object({
  imageSize: bannerSizeProp("medium"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
  imageSide: choiceProp(["right", "left"]),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
