// @public

import { z } from "zod";

/** The button 'Buy again' of an order of an earlier shop. */
export const reorderPastSchema = z.object({ past_order: z.string().uuid() });
