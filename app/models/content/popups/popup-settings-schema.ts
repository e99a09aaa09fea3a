// @public

import { z } from "zod";
import { popupPages } from "./popup-page";

/** What decides whether and when a popup opens, as its widget reads it. */
export const popupSettingsSchema = z.object({
  pages: z.array(z.enum(popupPages)),
  slugs: z.array(z.string()),
  loggedInOnly: z.boolean(),
  useCookie: z.boolean(),
  cookieDays: z.number(),
  show: z.enum(["immediately", "delayed"]),
  delaySeconds: z.number(),
});
/** What decides whether and when a popup opens. */
export type PopupSettings = z.infer<typeof popupSettingsSchema>;
