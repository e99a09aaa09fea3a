// @public

import { type ProposedTexts, typedParagraphs } from "~/models/catalogue/offer/proposed-product";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { familyIds } from "../changes/read-families.server";
import { readCatalogue } from "../read-catalogue.server";
import { requireProduct } from "./own-product.server";

/**
 * What a seller says of a product they brought, as they type it.
 * @throws AppError `forbidden` once others offer it, too; `not_found`
 */
export async function readOwnTexts(ctx: ShopContext, sku: string): Promise<ProposedTexts> {
  await requireProduct(ctx, "change", sku);
  const found = await readCatalogue(ctx, await familyIds(ctx, [sku]));
  const entry = found.find((one) => one.entry.sku === sku)?.entry;
  if (!entry) throw new AppError("not_found", `There is no product “${sku}”.`);
  return {
    name: entry.name,
    description: typedParagraphs(entry.description),
    brand: entry.brand,
    category: entry.categorySlugs[0] ?? "",
    weight: entry.weightG === 0 ? "" : String(entry.weightG),
  };
}
