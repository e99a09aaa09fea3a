// @public

import { z } from "zod";
import { AppError } from "../platform/error/app-error";
import { type SellerProfile, sellerProfileSchema } from "./seller-profile";
import { type SellingTerms, sellingTermsSchema } from "./selling-terms";

/** What a seller says of itself, and the terms that it sets itself (rule sellers-21). */
export type SellerPageRecord = {
  profile: SellerProfile;
  selling: Pick<SellingTerms, "minimum_order_minor" | "processing_days">;
};

const pageSchema = z
  .object({
    profile: sellerProfileSchema,
    selling: sellingTermsSchema.pick({ minimum_order_minor: true, processing_days: true }),
  })
  .strict();

/**
 * Reads a seller's page as JSON brings it.
 * @throws AppError `invalid`, which names the first field that is wrong
 */
export function readSellerPageRecord(sent: unknown): SellerPageRecord {
  const read = pageSchema.safeParse(sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError("invalid", issue?.message ?? "", issue?.path.join(".") || "profile");
}
