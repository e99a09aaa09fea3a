import { z } from "zod";

/** What the age gate and the consent banner send: the button pressed, and the page to go back to. */
export const bannerSchema = z.object({
  answer: z.string().default(""),
  return_to: z.string().default(""),
});
