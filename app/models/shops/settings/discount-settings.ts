// @public

import { z } from "zod";
import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";
import { withTranslations } from "../../platform/translations/translated-schema";
import { doubtfulRate } from "./doubtful-rate";
import { naming, privateModule } from "./modules/settings-module";
import { belowKeys, type SettingsReference } from "./settings-reference";
import { translatedSettings } from "./translated-settings";

/** Integer minor units of the shop's currency. */
const amountMinor = z.number().int().min(0);
const rateBasisPoints = z.number().int().min(1).max(10_000);
const pieces = z.number().int().min(1).max(100);
const skus = z.array(z.string().min(1)).max(1000);

const moment = z
  .string()
  .refine(
    isMoment,
    "Use a day such as 2026-11-27, or a day and a time such as 2026-11-27T09:00 (with Z for UTC)",
  );

const actionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("percent"), rateBasisPoints }).strict(),
  z.object({ type: z.literal("fixed"), amountMinor: amountMinor.min(1) }).strict(),
  z
    .object({
      type: z.literal("buy_x_get_y"),
      buyQty: pieces,
      getQty: pieces,
      rateBasisPoints: rateBasisPoints.default(10_000),
    })
    .strict(),
  z.object({ type: z.literal("free_shipping") }).strict(),
  z.object({ type: z.literal("freebie"), skus: skus.min(1).max(12), qty: pieces.default(1) }).strict(),
]);

const conditionsSchema = z
  .object({
    minimumMinor: amountMinor.default(0),
    maximumMinor: amountMinor.min(1).nullable().default(null),
    /** SKUs of products or variations; a product's SKU covers its variations. */
    skus: skus.default([]),
    /** Slugs of categories; a category covers those below it. */
    categories: z.array(z.string().min(1)).max(1000).default([]),
    /** What it does not apply to, named likewise. */
    exceptSkus: skus.default([]),
    exceptCategories: z.array(z.string().min(1)).max(1000).default([]),
    customerGroups: z.array(z.string().min(1)).default([]),
    /** Without an offset, in the shop's time zone (rule dates-4). */
    startsAt: moment.nullable().default(null),
    /** The first moment without the discount; a day alone is its last day. */
    endsAt: moment.nullable().default(null),
    maxUses: z.number().int().min(1).nullable().default(null),
    maxUsesPerCustomer: z.number().int().min(1).nullable().default(null),
  })
  .strict()
  .refine(
    ({ startsAt, endsAt }) =>
      startsAt === null ||
      endsAt === null ||
      zonedMomentMs(startsAt, "UTC") < zonedMomentMs(endsAt, "UTC", "ends"),
    { path: ["endsAt"], message: "Use a moment after startsAt: the discount would never apply" },
  );

/** The fields of a discount (rule discounts-1). */
export const discountShape = z
  .object({
    id: z
      .string()
      .max(60)
      .regex(/^[a-z0-9-]+$/, "Use lower-case letters, digits and hyphens"),
    title: z.string().min(1).max(120),
    /** What shoppers enter, in any case; null for a discount that applies automatically. */
    code: z
      .string()
      .max(40)
      .regex(/^[A-Z0-9_-]+$/, "Use capital letters, digits, hyphens and underscores")
      .nullable()
      .default(null),
    /** Code of the seller who gives it; null for the shop's own. */
    seller: z.string().min(1).max(60).nullable().default(null),
    priority: z.number().int().default(0),
    action: actionSchema,
    conditions: conditionsSchema.default({}),
  })
  .strict();

/** A discount, its title in the languages of the shop. */
export const discountSchema = withTranslations(discountShape, translatedSettings.discounts);

/** A discount with its defaults. */
export type DiscountSetting = z.output<typeof discountSchema>;

/** Most discounts of a shop. */
export const maxDiscounts = 500;

/**
 * Discounts, automatic ones and coupons (rule discounts-1); a cart shows those that apply. Ids and codes are
 * unique.
 */
export const discounts = naming(
  privateModule(
    z
      .array(discountSchema)
      .max(maxDiscounts)
      .default([])
      .superRefine((rules, context) => {
        rules.forEach(({ id, code }, index) => {
          const earlier = rules.slice(0, index);
          const refuse = (key: string, message: string) =>
            context.addIssue({ code: z.ZodIssueCode.custom, path: [index, key], message });
          if (earlier.some((rule) => rule.id === id)) refuse("id", `There is another discount '${id}'`);
          if (code !== null && earlier.some((rule) => rule.code === code))
            refuse("code", `There is another discount with the code ${code}`);
        });
      }),
  ),
  {
    references: (rules) => rules.flatMap((rule, index) => belowKeys([index], discountReferences(rule))),
    doubts: (rules) =>
      rules.flatMap(({ action }, index) => {
        const mend = "rateBasisPoints" in action ? doubtfulRate(action.rateBasisPoints) : null;
        return mend ? [{ path: [index, "action", "rateBasisPoints"], mend }] : [];
      }),
  },
);

/** The products, categories, customer groups and the seller a discount names. */
function discountReferences({ action, seller, conditions }: DiscountSetting): SettingsReference[] {
  const named = (kind: "product" | "category" | "customer group", path: string[], names: readonly string[]) =>
    names.map((name, index): SettingsReference => ({ path: [...path, index], kind, name }));
  return [
    ...(seller === null ? [] : [{ path: ["seller"], kind: "seller" as const, name: seller }]),
    ...(action.type === "freebie" ? named("product", ["action", "skus"], action.skus) : []),
    ...named("product", ["conditions", "skus"], conditions.skus),
    ...named("category", ["conditions", "categories"], conditions.categories),
    ...named("product", ["conditions", "exceptSkus"], conditions.exceptSkus),
    ...named("category", ["conditions", "exceptCategories"], conditions.exceptCategories),
    ...named("customer group", ["conditions", "customerGroups"], conditions.customerGroups),
  ];
}
