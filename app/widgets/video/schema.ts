import { z } from "zod";
import { choiceProp, countProp, flagProp } from "~/models/widget/widget-props";

/**
 * Video (part 3, §3 "Video widget item" and §9: 960 by 540 px). The `placeholder` design shows a picture with a button
 * first; only there the video may play by itself, mute and again and again.
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
