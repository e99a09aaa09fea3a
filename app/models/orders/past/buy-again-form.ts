// @public

import { z } from "zod";
import { typedRowIdSchema } from "../../platform/validation/row-id";

/** The button 'Buy again' of a bought product: the line with which it was bought last. */
export const buyAgainSchema = z.object({ order_id: z.string().uuid(), item_id: typedRowIdSchema });

/** One bought line. */
export type BuyAgainForm = z.output<typeof buyAgainSchema>;
