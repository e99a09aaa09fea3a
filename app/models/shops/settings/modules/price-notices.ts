import { z } from "zod";
import { privateModule } from "./settings-module";

/** What is said beside prices; a law may ask for it where the shop is (rule prices-11). */
export const priceNoticeSettings = privateModule(
  z
    .object({
      /** Prices of 100 g and 100 ml, or of the kilogram and the litre. */
      unit_prices: z.enum(["by_country", "hundred", "whole", "never"]).default("by_country"),
    })
    .strict()
    .default({}),
);
