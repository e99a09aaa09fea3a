import { z } from "zod";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { doubtfulRate, taxRateProblem } from "../doubtful-rate";
import type { SettingsReference } from "../settings-reference";
import { translatedSettings } from "../translated-settings";
import { countryCodeSchema } from "./countries";
import { naming, privateModule } from "./settings-module";

/** Rates are basis points: 825 is 8.25 %, 887.5 is 8.875 %. */
const taxRuleSchema = withTranslations(
  z.object({
    name: z.string().min(1),
    kind: z.enum(["tax", "other"]).default("tax"),
    country: countryCodeSchema,
    state: z.string().optional(),
    postcodePattern: z.string().optional(),
    taxClass: z.string().default("standard"),
    rateBasisPoints: z.number().min(0).max(100_000).superRefine(refusePercentage),
    appliesToShipping: z.boolean().default(false),
  }),
  translatedSettings.tax_rules,
);

function refusePercentage(rate: number, refinement: z.RefinementCtx): void {
  const message = taxRateProblem(rate);
  if (message) refinement.addIssue({ code: "custom", message });
}

/** Value added tax of the European Union, for a shop whose address is in it (rules tax-6 to tax-9). */
const euVatSchema = z
  .object({
    scheme: z.enum(["off", "own", "destination"]).default("off"),
    classes: z
      .array(
        z
          .object({
            taxClass: z.string().min(1),
            rate: z.enum(["reduced", "second_reduced", "super_reduced", "zero"]),
          })
          .strict(),
      )
      .default([]),
    /** Whether businesses in other member states are charged none. */
    businesses: z.boolean().default(false),
  })
  .strict()
  .default({});

/** The tax of the shop's own country outside the union (rule tax-10). */
const nationalTaxSchema = z
  .object({
    isCharged: z.boolean().default(false),
    classes: z
      .array(
        z
          .object({ taxClass: z.string().min(1), rate: z.enum(["reduced", "second_reduced", "zero"]) })
          .strict(),
      )
      .default([]),
    provinces: z.array(z.enum(["BC", "MB", "QC", "SK"])).default([]),
  })
  .strict()
  .default({});

const classReferences = (part: "eu" | "national", classes: readonly { taxClass: string }[]) =>
  classes.map(
    ({ taxClass }, index): SettingsReference => ({
      path: [part, "classes", index, "taxClass"],
      kind: "tax class",
      name: taxClass,
    }),
  );

/** Taxes; a cart shows their amounts. */
export const tax = naming(
  privateModule(
    z
      .object({
        pricesInclude: z.boolean().default(false),
        rules: z.array(taxRuleSchema).default([]),
        /** What is rounded: each line's tax, or that of all lines of a rate together (rule tax-11). */
        rounding: z.enum(["line", "document"]).default("line"),
        eu: euVatSchema,
        national: nationalTaxSchema,
      })
      .strict()
      .default({}),
  ),
  {
    references: ({ rules, eu, national }) => [
      ...classReferences("eu", eu.classes),
      ...classReferences("national", national.classes),
      ...rules.flatMap(({ country, state, taxClass }, index): SettingsReference[] => [
        { path: ["rules", index, "country"], kind: "country", name: country },
        ...(state ? [{ path: ["rules", index, "state"], kind: "state" as const, country, name: state }] : []),
        { path: ["rules", index, "taxClass"], kind: "tax class", name: taxClass },
      ]),
    ],
    // Some towns and districts have rates below 1 %, states and countries do not.
    doubts: ({ rules }) =>
      rules.flatMap(({ rateBasisPoints, postcodePattern }, index) => {
        const mend = postcodePattern ? null : doubtfulRate(rateBasisPoints);
        return mend ? [{ path: ["rules", index, "rateBasisPoints"], mend }] : [];
      }),
  },
);
