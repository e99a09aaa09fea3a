// @public

import { z } from "zod";
import { variantsWithTranslations } from "../../platform/translations/translated-schema";
import { countryCodeSchema } from "./modules/countries";
import { naming, privateModule } from "./modules/settings-module";
import { belowKeys, type SettingsReference } from "./settings-reference";
import { translatedSettings } from "./translated-settings";

/** Integer minor units of the shop's currency. */
const amountMinor = z.number().int().min(0);

/** Every method has these; `estimate` is the id of one of the shop's delivery estimates (rule dates-2). */
const named = { code: z.string(), title: z.string(), estimate: z.string().min(1).optional() };

/** A shipping method, by its type. */
export const shippingMethodSchema = variantsWithTranslations(
  "type",
  [
    z.object({ type: z.literal("flat"), ...named, amountMinor }).strict(),
    z
      .object({
        type: z.literal("free_above"),
        ...named,
        amountMinor,
        freeAboveMinor: amountMinor,
      })
      .strict(),
    z
      .object({
        type: z.literal("table"),
        ...named,
        by: z.enum(["weight", "price", "destination"]),
        rows: z.array(
          z
            .object({
              from: z.number().min(0).optional(),
              country: countryCodeSchema.optional(),
              state: z.string().optional(),
              amountMinor,
            })
            .strict(),
        ),
      })
      .strict(),
    z.object({ type: z.literal("pickup"), ...named }).strict(),
  ],
  translatedSettings.shipping_methods,
);

/** A list of shipping methods. */
export const shippingMethodsSchema = z.array(shippingMethodSchema);

/** The countries and states that shipping methods name. */
export const shippingReferences = (methods: z.output<typeof shippingMethodsSchema>): SettingsReference[] =>
  methods.flatMap((method, index) =>
    method.type === "table"
      ? method.rows.flatMap(({ country, state }, row) =>
          belowKeys(
            [index, "rows", row],
            [
              ...(country ? [{ path: ["country"], kind: "country" as const, name: country }] : []),
              ...(country && state
                ? [{ path: ["state"], kind: "state" as const, country, name: state }]
                : []),
            ],
          ),
        )
      : [],
  );

/** The delivery estimates that shipping methods name. @param known the shop's estimates */
export const estimateReferences = (
  methods: z.output<typeof shippingMethodsSchema>,
  known: readonly { id: string }[],
): SettingsReference[] =>
  methods.flatMap(({ estimate }, index) =>
    estimate === undefined
      ? []
      : [
          {
            path: [index, "estimate"],
            kind: "delivery estimate",
            name: estimate,
            known: known.map(({ id }) => id),
          },
        ],
  );

/** Shipping methods; the checkout offers those that apply, with their prices. */
export const shippingMethods = naming(privateModule(shippingMethodsSchema.default([])), {
  references: shippingReferences,
});
