import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/widget/banner";
import { flagProp, numberProp, textProp } from "~/models/widget/widget-props";

/**
 * Carousel banner (rule widgets-3). The delay is given in seconds, as owners think of it; 400 px high pictures are
 * `medium`.
 */
export const schema = z.object({
  /** Names the carousel to assistive technology. */
  title: textProp("Highlights"),
  imageSize: bannerSizeProp("medium"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
  autoplay: flagProp(false),
  delaySeconds: numberProp(1, 60, 2),
  speedMs: numberProp(0, 5000, 400),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
