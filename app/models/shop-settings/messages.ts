import { z } from "zod";
import { openModule } from "./settings-module";

/** Messages of shoppers to the store: whether the cart and the checkout ask for one, its label and its longest text. */
export const messagesModule = openModule(
  z
    .object({
      is_active_checkout: z.boolean().default(true),
      checkout_label: z.string().min(1).max(60).default("Order note"),
      /** Characters. */
      character_limit: z.number().int().min(1).max(10_000).default(3000),
    })
    .strict()
    .default({}),
);
