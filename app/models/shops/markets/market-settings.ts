import { z } from "zod";
import { isRate, priceRoundings } from "../../platform/money/exchange";
import { withTranslations } from "../../platform/translations/translated-schema";
import { countryCodeSchema } from "../settings/modules/countries";
import { languageSchema } from "../settings/modules/language-schema";
import { naming, privateModule } from "../settings/modules/settings-module";
import { belowKeys } from "../settings/settings-reference";
import { translatedSettings } from "../settings/translated-settings";

/** No shop has more markets. */
const mostMarkets = 20;

/** A list of codes, of which none is every one. */
const codes = z.array(z.string().min(1).max(60)).max(50).default([]);

/** A market of a shop (rule markets-1): who buys in which currency, and at which address. */
const marketSchema = withTranslations(
  z.object({
    /** The end of its addresses: `eu` for `/en-eu`. */
    code: z.string().regex(/^[a-z0-9]{2,8}$/, "Use 2 to 8 lower-case letters and digits, such as eu"),
    name: z.string().min(1).max(60),
    currency: z.string().regex(/^[A-Z]{3}$/, "Use a currency’s code, such as EUR"),
    /** How many of its currency one of the business's costs. */
    rate: z
      .string()
      .refine(isRate, "Use a rate such as 0.92: what one of your currency costs, at most ten decimals"),
    /** Whether the rate is exchanged every day for that of the European Central Bank (rule markets-8). */
    rate_feed: z.enum(["none", "ecb"]).default("none"),
    /** The day of the rate that was fetched; empty for one of the owner's. */
    rate_day: z.union([z.literal(""), z.string().date()]).default(""),
    /** How many days a fetched rate is good for. */
    rate_days: z.number().int().min(1).max(60).default(7),
    rounding: z.enum(priceRoundings).default("none"),
    /** Whether its prices contain tax; `shop` is as the shop's own do. */
    tax: z.enum(["shop", "included", "added"]).default("shop"),
    /** Where it sells to; none for every country of the shop. */
    countries: z.array(countryCodeSchema).max(250).default([]),
    /** Its languages, of the shop's; none for the first one alone. */
    languages: z.array(languageSchema.removeDefault()).max(13).default([]),
    /** Of its first language; others are at paths below it. Empty for paths of the shop's first domain. */
    domain: z
      .string()
      .regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)?$/, "Use a domain alone, such as acme.example")
      .default(""),
    shipping_methods: codes,
    payment_methods: codes,
  }),
  translatedSettings.markets,
);

/** A market with its defaults. */
export type MarketSetting = z.output<typeof marketSchema>;

/** The markets of a shop besides its first one, which is in the business's currency. */
export const markets = naming(privateModule(z.array(marketSchema).max(mostMarkets).default([])), {
  references: (list) =>
    list.flatMap(({ countries }, at) =>
      belowKeys(
        [at, "countries"],
        countries.map((name, index) => ({ path: [index], kind: "country" as const, name })),
      ),
    ),
});
