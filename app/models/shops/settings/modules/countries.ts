import { z } from "zod";
import { naming, openModule } from "./settings-module";

/** ISO 3166 code of a country. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, "Use a two-letter country code such as US");

/** Countries the shop sells to. */
export const checkoutCountries = naming(openModule(z.array(countryCodeSchema).min(1).default(["US"])), {
  references: (codes) => codes.map((name, index) => ({ path: [index], kind: "country", name })),
});

/** US states the shop does not ship to. */
export const usRestrictStates = naming(openModule(z.array(z.string()).default([])), {
  references: (codes) => codes.map((name, index) => ({ path: [index], kind: "state", country: "US", name })),
});
