// @public

import { z } from "zod";

/** The form that removes a stored method (rule payment-18). */
export const storedMethodFormSchema = z.object({ id: z.string().uuid() });
