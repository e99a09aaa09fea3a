import { z } from "zod";

/** A tab of an owner on product pages (rule product-11). */
export const ownTabSchema = z
  .object({
    label: z.string().trim().min(1).max(60),
    /** Code of the attribute whose text a product has in place of `html`; empty for none. */
    attribute: z.string().max(60).default(""),
    html: z.string().max(20_000).default(""),
  })
  .strict();
