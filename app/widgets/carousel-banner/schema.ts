import { z } from "zod";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "~/models/content/banner";
import { flagProp, numberProp, textProp } from "~/models/content/widget-props";

/** Carousel banner (rule widgets-3). The delay is in seconds; `medium` pictures are 400 px high. */
export const schema = z.object({
  /** Accessible name of the carousel. */
  title: textProp("Highlights"),
  imageSize: bannerSizeProp("medium"),
  shape: bannerShapeProp(),
  alignment: bannerAlignmentProp(),
  autoplay: flagProp(false),
  delaySeconds: numberProp(1, 60, 2),
  speedMs: numberProp(0, 5000, 400),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
