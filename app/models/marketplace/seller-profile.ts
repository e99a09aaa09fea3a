// @public

import { z } from "zod";
import { coordinatesSchema } from "../shops/visitors/coordinates";

const text = (most: number) => z.string().trim().max(most).default("");

/** What a seller says of itself: every text may be empty. */
export const sellerProfileSchema = z
  .object({
    /** Address of its picture, of this shop or https. */
    logo: z
      .string()
      .trim()
      .max(500)
      .regex(/^(?:$|https:\/\/|\/(?!\/))/, "Use an address that begins with https:// or /")
      .default(""),
    /** Where its mails go; never shown to shoppers. Without one it gets none. */
    email: z.union([z.literal(""), z.string().trim().toLowerCase().email().max(254)]).default(""),
    /** Plain text; a line break begins a paragraph. */
    story: text(4000),
    address: z
      .object({ line1: text(200), city: text(100), region: text(100), postalCode: text(12) })
      .strict()
      .default({}),
    /** Its registration for taxes, as its invoices and its page show it. */
    tax_number: text(40),
    /** Where that is, degrees; null for unknown. */
    place: coordinatesSchema.strict().nullable().default(null),
    /** Lines such as { days: 'Monday to Friday', hours: '9 am to 5 pm' }. */
    opening: z
      .array(z.object({ days: text(60), hours: text(60) }).strict())
      .max(14)
      .default([]),
    /** Whether shoppers may collect what they bought, and how. */
    pickup: z
      .object({ isOffered: z.boolean().default(false), note: text(500) })
      .strict()
      .default({}),
    /** Such as returns and delivery; plain text. */
    policies: z
      .array(z.object({ title: text(100), text: text(4000) }).strict())
      .max(10)
      .default([]),
  })
  .strict();

/** What a seller says of itself. */
export type SellerProfile = z.output<typeof sellerProfileSchema>;

/** A seller who says nothing. */
export const emptyProfile: SellerProfile = sellerProfileSchema.parse({});

/** 'Nazareth, PA'; empty if unknown. */
export const townText = ({ address: { city, region } }: Pick<SellerProfile, "address">): string =>
  [city, region].filter(Boolean).join(", ");
