import { z } from "zod";
import { popupPages } from "~/models/content/popup-page";
import { choiceProp, countProp, flagProp, numberProp, textListProp } from "~/models/content/widget-props";

/**
 * Popup (rules popups-1, popups-2 and popups-3): at once or after a delay, for everyone or for customers,
 * remembered by a cookie for 30 days, optionally closing automatically after 5 s.
 */
export const schema = z.object({
  show: choiceProp(["immediately", "delayed"]),
  delaySeconds: numberProp(0, 600, 5),
  loggedInOnly: flagProp(false),
  useCookie: flagProp(true),
  cookieDays: countProp(1, 365, 30),
  autoHide: flagProp(false),
  closeButton: flagProp(true),
  size: choiceProp(["medium", "small", "large"]),
  /** Kinds of pages it appears on; if `slugs` is empty too, wherever its template is used. */
  pages: textListProp().transform((names) => popupPages.filter((page) => names.includes(page))),
  slugs: textListProp(),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
