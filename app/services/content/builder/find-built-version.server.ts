// @public

import { and, desc, eq } from "drizzle-orm";
import type { DraftChange } from "~/models/content/blocks/draft-change";
import { draftSteps } from "~/tables/shops/records";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { formerOf } from "../../shops/records/former-of.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { requireOwn } from "../sellers-page/sellers-page.server";
import { templateRecords } from "../templates/template-records.server";
import { widgetRecords } from "../widgets/widget-records.server";

/** The latest steps in which a version is looked for. */
const searchedSteps = 50;

/**
 * What a record of a page that is being built was in a version, before or after a step of its drafts or a
 * change of what is published; undefined where that is not kept.
 * @throws AppError `forbidden`
 */
export async function findBuiltVersion(
  ctx: ShopContext,
  page: string,
  { kind, name }: Pick<DraftChange, "kind" | "name">,
  version: string,
): Promise<unknown> {
  requireOwn(ctx, "template", page);
  requireOwn(ctx, kind, name);
  const steps = await ctx.db
    .select({ changes: draftSteps.changes })
    .from(draftSteps)
    .where(and(ofShop(draftSteps, ctx), eq(draftSteps.page, page)))
    .orderBy(desc(draftSteps.id))
    .limit(searchedSteps);
  const records = steps.flatMap(({ changes }) =>
    changes.flatMap((one) => (one.kind === kind && one.name === name ? [one.before, one.after] : [])),
  );
  const read = kind === "template" ? templateRecords.read : widgetRecords.read;
  const found = [...records, await read(ctx, name, false)].find(
    (record) => record !== null && recordVersion(record) === version,
  );
  if (found !== undefined) return found;
  const former =
    kind === "template" ? formerOf(ctx, templateRecords, name) : formerOf(ctx, widgetRecords, name);
  return former(version);
}
