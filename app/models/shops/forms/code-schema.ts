// @public

import { z } from "zod";

/** A code of a shop, business or seller: the first label of a built-in address. */
export const codeSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, "Use lower-case letters, digits and hyphens, such as acme");
