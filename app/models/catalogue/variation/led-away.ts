// @public

import { message } from "~/models/platform/texts/message";

/**
 * What the parameter `updated` says where the address named a variation that cannot be shown (rule
 * addresses-2). No option has this label.
 */
export const ledAway = "*";

/** What the page says then. */
export const ledAwayText = message(
  "What you were looking for is not available. Please check the options below.",
);
