import { z } from "zod";
import { openModule } from "./settings-module";

/** ISO 3166 code of a country. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, "Use a two-letter country code such as US");

/** Countries the shop sells to. */
export const checkoutCountries = openModule(z.array(countryCodeSchema).min(1).default(["US"]));

/** US states the shop does not ship to. */
export const usRestrictStates = openModule(z.array(z.string()).default([]));
