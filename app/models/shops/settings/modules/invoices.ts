import { z } from "zod";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../translated-settings";
import { privateModule } from "./settings-module";

/** What invoices say of the seller, and how they are numbered (rule orders-11). */
export const invoices = privateModule(
  withTranslations(
    z.object({
      /** Put before the number. */
      prefix: z
        .string()
        .regex(/^[A-Za-z0-9/-]{0,12}$/, "Use up to 12 letters, digits, hyphens and slashes")
        .default(""),
      /** Put before the number of a credit note (rule orders-27). */
      credit_prefix: z
        .string()
        .regex(/^[A-Za-z0-9/-]{1,12}$/, "Use 1 to 12 letters, digits, hyphens and slashes")
        .default("CN-"),
      /** The seller's full name; the shop's name unless it is set. */
      seller_name: z.string().max(200).default(""),
      tax_number: z.string().max(60).default(""),
      /** Why it charges no tax, as its law wants it said; empty for one who does. */
      exemption: z.string().max(300).default(""),
      /** Whether invoices are e-invoices too (rule orders-30). */
      e_invoices: z.boolean().default(false),
      /** Whether mails about an accepted order lead to its invoice (rule orders-11). */
      in_mails: z.boolean().default(false),
      /** Below the sums, such as terms of payment. */
      note: z.string().max(1000).default(""),
    }),
    translatedSettings.invoices,
  ).default({}),
);
