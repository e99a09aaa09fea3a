import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { perCart } from "../../selling/cart-summary/per-cart";

const required = formMessages.required(phrase("Shipping method"));

/**
 * The shipping method part of the checkout: the code of an offered method for each cart that is delivered.
 */
export const chosenMethodSchema = z.object({
  shipping_method: perCart(z.string({ required_error: required }).min(1, required)),
});
