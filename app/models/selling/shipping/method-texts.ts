// @public

import { message } from "~/models/platform/texts/message";

/** Shown where nothing is offered for the cart and its destination (rule shipping-2). */
export const noMethodText = message("No available shipping method");

/** Refuses a method that is not on offer (rule shipping-2). */
export const invalidMethodText = message("Invalid shipping method");
