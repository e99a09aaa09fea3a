import { z } from "zod";
import { choiceProp, countProp, flagProp } from "~/models/content/widget-props";

/**
 * Video (rule widgets-10). The `placeholder` design shows a picture with a button first; only there may the
 * video play automatically, muted and in a loop.
 */
export const schema = z.object({
  design: choiceProp(["standard", "placeholder"]),
  /** Where the placeholder's button plays the video. */
  playIn: choiceProp(["inline", "popup"]),
  autoplay: flagProp(true),
  mute: flagProp(false),
  loop: flagProp(false),
  widthPx: countProp(200, 1920, 960),
  heightPx: countProp(100, 1080, 540),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
