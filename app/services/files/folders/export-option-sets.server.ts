import { asc, eq } from "drizzle-orm";
import { type OptionSetRecord, optionSetRecord } from "~/models/files/folders/option-set-file";
import { optionSets } from "~/tables/catalogue";
import type { ShopFilesContext } from "../files-context.server";
import type { PictureNames } from "./name-pictures.server";

/** The option sets of a business as options.json has them, by code. */
export async function exportOptionSets(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<OptionSetRecord[]> {
  const rows = await ctx.db
    .select()
    .from(optionSets)
    .where(eq(optionSets.tenantId, ctx.tenant.id))
    .orderBy(asc(optionSets.code));
  return rows.map(({ code, definition }) =>
    pictures.inContent(optionSetRecord(code, definition, ctx.tenant.currency)),
  );
}
