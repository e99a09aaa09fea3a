import { optionSetRecord } from "~/models/catalogue/options/option-set-record";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import type { ApplyCounts } from "~/models/files/apply-summary";
import { optionSetRecords } from "../../../catalogue/product/option-set-records.server";
import type { ShopFilesContext } from "../../files-context.server";
import { type Applied, removeRecords, writeRecords } from "./apply-records.server";

const wantedSets = (ctx: ShopFilesContext, sets: ReadonlyMap<string, OptionSet>) => ({
  word: "option set",
  records: new Map(
    [...sets].map(([code, set]) => [code, optionSetRecord(code, set, ctx.tenant.currency)] as const),
  ),
});

/**
 * Writes the option sets of a folder; call it before the products that name them. Sets the folder lacks are
 * removed by {@link removeOptionSets}, after the products.
 */
export const applyOptionSets = (
  ctx: ShopFilesContext,
  sets: ReadonlyMap<string, OptionSet>,
): Promise<Applied> => writeRecords(ctx, optionSetRecords, wantedSets(ctx, sets));

/** Removes sets that are not wanted; one that a product still names, because its row was refused, stays. */
export const removeOptionSets = async (
  ctx: ShopFilesContext,
  sets: ReadonlyMap<string, OptionSet>,
): Promise<ApplyCounts> => (await removeRecords(ctx, optionSetRecords, wantedSets(ctx, sets))).counts;
