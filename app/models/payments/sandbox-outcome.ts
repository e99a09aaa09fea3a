// @public

import { z } from "zod";

/** The button pressed on the sandbox's page. */
export const sandboxOutcomeSchema = z.object({ outcome: z.enum(["paid", "failed"]).catch("failed") });
