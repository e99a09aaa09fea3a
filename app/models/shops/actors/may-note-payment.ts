// @public

import type { Actor } from "./actor";
import { sellerOfActor } from "./seller-of-actor";

/**
 * Whether an actor may note that a payment arrived (rule payment-12). The money of a marketplace's orders
 * goes to the business, which owes sellers their part: none of them says that it came.
 */
export const mayNotePayment = (actor: Actor): boolean => sellerOfActor(actor) === null;
