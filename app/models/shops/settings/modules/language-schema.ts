// @public

import { z } from "zod";

/** The language of a shop's texts as a language tag (BCP 47), such as `en`, `de-AT` or `ar`. */
export const languageSchema = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, "Use a language tag, such as en or de-AT")
  .default("en");
