import { z } from "zod";
import { countryCodeSchema } from "./countries";
import { openModule } from "./settings-module";

/** Address that the shop ships from. */
export const clientAddress = openModule(
  z
    .object({
      address_line1: z.string().max(200).default(""),
      city_locality: z.string().max(200).default(""),
      state_province: z.string().max(200).default(""),
      postal_code: z.string().max(20).default(""),
      /** Its ISO code, by which laws and taxes are chosen; empty where none of them depends on it. */
      country: z.union([z.literal(""), countryCodeSchema]).default(""),
    })
    .strict()
    .default({}),
);
