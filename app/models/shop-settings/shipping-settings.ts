import { z } from "zod";
import { countryCodeSchema } from "./countries";
import { naming, privateModule } from "./settings-module";
import { below, type SettingsReference } from "./settings-reference";

/** Integer minor units of the shop's currency. */
const amountMinor = z.number().int().min(0);

const shippingMethodSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("flat"), code: z.string(), title: z.string(), amountMinor }).strict(),
  z
    .object({
      type: z.literal("free_above"),
      code: z.string(),
      title: z.string(),
      amountMinor,
      freeAboveMinor: amountMinor,
    })
    .strict(),
  z
    .object({
      type: z.literal("table"),
      code: z.string(),
      title: z.string(),
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
  z.object({ type: z.literal("pickup"), code: z.string(), title: z.string() }).strict(),
]);

/** A list of shipping methods. */
export const shippingMethodsSchema = z.array(shippingMethodSchema);

/** The countries and states that shipping methods name. */
export const shippingReferences = (methods: z.output<typeof shippingMethodsSchema>): SettingsReference[] =>
  methods.flatMap((method, index) =>
    method.type === "table"
      ? method.rows.flatMap(({ country, state }, row) =>
          below(
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

/** Shipping methods; the checkout offers those that apply, with their prices. */
export const shippingMethods = naming(privateModule(shippingMethodsSchema.default([])), {
  references: shippingReferences,
});
