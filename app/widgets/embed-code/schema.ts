import { z } from "zod";
import { choiceProp, countProp, flagProp, textProp } from "~/models/content/widget-props";

/**
 * Embed code (rule widgets-11): in a frame, whose height follows its content or is fixed, or in the page
 * itself. The frame is the default, because code in the page can do whatever the page can.
 */
export const schema = z.object({
  useIframe: flagProp(true),
  height: choiceProp(["default", "custom"]),
  heightInPx: countProp(20, 5000, 400),
  /** Accessible name of the frame. */
  title: textProp("Embedded content"),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
