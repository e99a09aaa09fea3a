// @public

import { z } from "zod";

/** The payload of a job that works for one shop. */
export const shopPayload = z.object({ shopId: z.string() });

/** A moment, queued as ISO text and read as a `Date`. */
export const moment = z
  .string()
  .datetime()
  .transform((iso) => new Date(iso));
