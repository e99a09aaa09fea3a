import { z } from "zod";
import { sellerProfileSchema } from "../../marketplace/seller-profile";
import { sellingTermsSchema } from "../../marketplace/selling-terms";
import { commissionTermsSchema } from "../../payments/commission";
import { payoutFileSchema } from "../../payments/payout-terms";
import { taxRemitters } from "../../payments/sale";
import { sellerStates } from "../../shops/actors/seller-state";
import { codeSchema } from "../../shops/forms/code-schema";
import { doubtfulRate } from "../../shops/settings/doubtful-rate";
import {
  belowKeys,
  type SettingsDoubt,
  type SettingsReference,
} from "../../shops/settings/settings-reference";
import { shippingReferences } from "../../shops/settings/shipping-settings";

/** tenant.json of a marketplace's folder (docs/shop-folder.md): the business and its currency. */
export const tenantFileSchema = z
  .object({
    code: codeSchema,
    name: z.string().min(1),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a currency code such as USD")
      .default("USD"),
  })
  .strict();

/** A validated tenant.json. */
export type TenantFile = z.output<typeof tenantFileSchema>;

/** Like a stored profile, but its logo may be a file of the images folder. */
const profileSchema = sellerProfileSchema.extend({
  logo: z
    .string()
    .trim()
    .max(500)
    .regex(
      /^(?:https:\/\/.*|\/(?!\/).*|[^/\\:]*)$/,
      "Use a file of images/ or an address that begins with https:// or /",
    )
    .default(""),
});

const sellerSchema = z
  .object({
    code: codeSchema,
    name: z.string().min(1),
    /** Its `client_guid`; generated if missing. */
    guid: z.string().uuid().optional(),
    state: z.enum(sellerStates).default("active"),
    /** Set for the seller that is the business itself. */
    house: z.boolean().default(false),
    profile: profileSchema.default({}),
    /** None if missing. */
    commission: commissionTermsSchema.optional(),
    /** The default terms if missing; an account that is missing stays as it is stored. */
    payout: payoutFileSchema.optional(),
    /** Those of the shop if missing. */
    selling: sellingTermsSchema.optional(),
    tax_remitter: z.enum(taxRemitters).optional(),
  })
  .strict();

/** A seller of sellers.json. */
export type SellerFile = z.output<typeof sellerSchema>;

/**
 * sellers.json of a marketplace's folder: all sellers without repeats, exactly one of them the house seller.
 */
export const sellersFileSchema = z.array(sellerSchema).superRefine((sellers, refinement) => {
  const codes = sellers.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice) refinement.addIssue({ code: "custom", message: `seller '${twice}' is listed twice` });
  if (sellers.filter(({ house }) => house).length !== 1)
    refinement.addIssue({ code: "custom", message: 'Exactly one seller needs "house": true' });
});

/** What sellers.json names outside of itself, with paths (rule settings-7). */
export const sellerReferences = (sellers: readonly SellerFile[]): SettingsReference[] =>
  sellers.flatMap(({ profile: { logo }, commission, selling }, index) =>
    belowKeys(
      [index],
      [
        ...(logo === "" || logo.includes("/")
          ? []
          : [{ path: ["profile", "logo"], kind: "picture" as const, name: logo }]),
        ...Object.keys(commission?.byCategory ?? {}).map((name) => ({
          path: ["commission", "byCategory", name],
          kind: "category" as const,
          name,
        })),
        ...belowKeys(["selling", "shipping_methods"], shippingReferences(selling?.shipping_methods ?? [])),
      ],
    ),
  );

/** What is doubtful in sellers.json, with paths (rule settings-8). */
export const sellerDoubts = (sellers: readonly SellerFile[]): SettingsDoubt[] =>
  sellers.flatMap(({ commission }, index) => {
    const rates = [
      { path: ["defaultBasisPoints"], rate: commission?.defaultBasisPoints ?? 0 },
      ...Object.entries(commission?.byCategory ?? {}).map(([slug, rate]) => ({
        path: ["byCategory", slug],
        rate,
      })),
    ];
    const doubts = rates.flatMap(({ path, rate }) => {
      const mend = doubtfulRate(rate);
      return mend ? [{ path, mend }] : [];
    });
    return belowKeys([index, "commission"], doubts);
  });
