import type { OptionSetRecord } from "~/models/catalogue/options/option-set-record";
import { optionSetRecords } from "../../../catalogue/product/option-set-records.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { PictureNames } from "../pictures/name-pictures.server";

/** The option sets of a business as options.json has them, by code. */
export async function exportOptionSets(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<OptionSetRecord[]> {
  const sets = await optionSetRecords.readAll(ctx);
  return [...sets.values()].map((set) => pictures.inContent(set));
}
