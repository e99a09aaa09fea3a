import { z } from "zod";

/** Schemas of the owner's API calls that price and place quotes. */
export const quoteCallSchemas = {
  price: z.object({
    prices: z
      .array(
        z.object({
          sku: z.string().trim().min(1).max(100),
          priceMinor: z.number().int().min(0, "A price is 0 or more."),
        }),
      )
      .max(200, "Name 200 prices or fewer.")
      .nullish()
      .transform((named) => named ?? []),
    validDays: z.number().int(),
    message: z
      .string()
      .trim()
      .max(1000, "Use 1000 characters or fewer.")
      .nullish()
      .transform((text) => text ?? ""),
  }),
  place: z.object({
    paidBy: z.string().trim().min(1, "Name a way to pay.").max(60, "Use 60 characters or fewer."),
    isPaid: z
      .boolean()
      .nullish()
      .transform((isPaid) => isPaid ?? false),
  }),
};
