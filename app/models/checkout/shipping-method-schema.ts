import { z } from "zod";
import { messages } from "../validation/messages";

const required = messages.required("Shipping method");

/** The shipping method part of the checkout: the code of an offered method. */
export const shippingMethodSchema = z.object({
  shipping_method: z.string({ required_error: required }).min(1, required),
});
