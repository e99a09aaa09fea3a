import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/widget/banner";
import { choiceProp } from "~/models/widget/widget-props";

/** Call-to-action banner (part 3, §3 "Banner widget item"). `imageSide` is where the picture of the first item stands. */
export const schema = z.object({
  imageSize: bannerSizeProp("medium"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
  imageSide: choiceProp(["right", "left"]),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
