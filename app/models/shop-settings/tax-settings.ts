import { z } from "zod";
import { countryCodeSchema } from "./countries";
import { privateModule } from "./settings-module";

/** Rates are basis points: 825 is 8.25 %, 887.5 is 8.875 %. */
const taxRuleSchema = z
  .object({
    name: z.string().min(1),
    kind: z.enum(["tax", "other"]).default("tax"),
    country: countryCodeSchema,
    state: z.string().optional(),
    postcodePattern: z.string().optional(),
    taxClass: z.string().default("standard"),
    rateBasisPoints: z.number().min(0).max(100_000),
    appliesToShipping: z.boolean().default(false),
  })
  .strict();

/** Taxes; a cart shows their amounts. */
export const tax = privateModule(
  z
    .object({ pricesInclude: z.boolean().default(false), rules: z.array(taxRuleSchema).default([]) })
    .strict()
    .default({}),
);
