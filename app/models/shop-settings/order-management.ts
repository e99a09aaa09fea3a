import { z } from "zod";
import { openModule } from "./settings-module";

/** Whether the shop takes orders, and the message if it does not. */
export const orderManagement = openModule(
  z
    .object({
      prevent_checkout: z.boolean().default(false),
      prevent_checkout_message: z.string().default("Checkout is closed at the moment."),
      allow_request_quote: z.boolean().default(false),
    })
    .strict()
    .default({}),
);
