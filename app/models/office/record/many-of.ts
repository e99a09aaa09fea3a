import { z } from "zod";

/** The checked boxes of a form under one name: none, one or several. */
export const manyOf = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(100)])
  .optional()
  .transform((typed) => (typed === undefined ? [] : typeof typed === "string" ? [typed] : typed));
