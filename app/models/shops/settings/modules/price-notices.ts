import { z } from "zod";
import { privateModule } from "./settings-module";

/** What is said beside prices; a law may ask for it where the shop is (rules prices-11 and prices-12). */
export const priceNoticeSettings = privateModule(
  z
    .object({
      /** Whether the lowest price of thirty days stands beside a reduced one. */
      lowest_price: z.enum(["by_country", "always", "never"]).default("by_country"),
      /** Prices of 100 g and 100 ml, or of the kilogram and the litre. */
      unit_prices: z.enum(["by_country", "hundred", "whole", "never"]).default("by_country"),
    })
    .strict()
    .default({}),
);
