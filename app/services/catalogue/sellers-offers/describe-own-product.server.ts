// @public

import { type ProposedTexts, proposedColumns } from "~/models/catalogue/offer/proposed-product";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeProductTexts } from "../changes/write-texts.server";
import { proposalRefusal } from "./propose-product.server";

/**
 * Changes what a seller says of a product they brought, while no one else offers it (rule sellers-20).
 * @throws AppError `forbidden`, `not_found`, `invalid`
 */
export async function describeOwnProduct(ctx: ShopContext, sku: string, texts: ProposedTexts): Promise<void> {
  const { refused } = await writeProductTexts(ctx, { sku, fields: proposedColumns(texts) });
  if (refused[0]) throw proposalRefusal(refused[0]);
}
