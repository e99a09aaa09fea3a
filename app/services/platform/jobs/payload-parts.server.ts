// @public

import { z } from "zod";

/**
 * The payload of a job that works for one shop, with the language and the market of the request it came from
 * where those were not the shop's first.
 */
export const shopPayload = z.object({
  shopId: z.string(),
  language: z.string().optional(),
  market: z.string().optional(),
});

/** A moment, queued as ISO text and read as a `Date`. */
export const moment = z
  .string()
  .datetime()
  .transform((iso) => new Date(iso));
