// @public

import { randomBytes } from "node:crypto";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { bytesOfCode, codeFrom, withCopies } from "~/models/shops/settings/copied-codes";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { storedSettings } from "../records/stored-settings.server";
import { writeSettings } from "./write-settings.server";

/**
 * Makes codes that are used once each, as copies of a discount (rule discounts-11).
 * @param wanted how many, and what stands before each
 * @returns the codes
 * @throws AppError `forbidden`, `not_found`, `invalid` where the shop would have too many discounts
 */
export async function makeCodes(
  ctx: ShopContext,
  discountId: string,
  wanted: { count: number; prefix: string },
): Promise<string[]> {
  authorize(await ctx.actor(), "change", shopSubject("setting", ctx.shop));
  const codes = Array.from({ length: wanted.count }, () => codeFrom(randomBytes(bytesOfCode), wanted.prefix));
  return inTransaction(ctx, async (inner) => {
    const { discounts } = await storedSettings(inner, true);
    if (!discounts.some(({ id }) => id === discountId))
      throw new AppError("not_found", "There is no such discount.");
    const copied = withCopies(discounts, discountId, codes);
    if ("fits" in copied)
      throw new AppError("invalid", `A shop has at most 500 discounts: ${copied.fits} more fit.`, "count");
    await writeSettings(inner, { discounts: copied.discounts });
    return codes;
  });
}
