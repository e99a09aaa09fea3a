// @public

import { z } from "zod";

/** The form of the age gate and of the consent banner: the pressed button, and the page to return to. */
export const bannerSchema = z.object({
  answer: z.string().default(""),
  return_to: z.string().default(""),
});
