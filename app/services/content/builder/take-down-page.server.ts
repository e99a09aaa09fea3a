// @public

import { and, eq } from "drizzle-orm";
import type { TemplateKind } from "~/models/content/templates/template";
import { templateKeyOf } from "~/models/content/templates/written-template";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { templates } from "~/tables/content/content";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { requireOwn } from "../sellers-page/sellers-page.server";
import { templateRecords } from "../templates/template-records.server";

const ofTemplate = (ctx: ShopContext, name: string) => {
  const key = templateKeyOf(name);
  return and(
    ofShop(templates, ctx),
    eq(templates.entityType, key.entity_type as TemplateKind),
    eq(templates.name, key.name),
  );
};

/**
 * Says when a page is taken down: from then on preview links alone open it (rule builder-9).
 * @param at null to leave it up
 * @throws AppError `forbidden`, `not_found`, `invalid` for a moment that is over
 */
export async function takeDownPage(ctx: ShopContext, name: string, at: Date | null): Promise<void> {
  authorize(await ctx.actor(), "change", templateRecords.subjectOf(ctx));
  requireOwn(ctx, "template", name);
  if (at && at <= ctx.now()) throw new AppError("invalid", "This moment is over. Say one to come.", "at");
  await inTransaction(ctx, async (inner) => {
    const [row] = await inner.db
      .update(templates)
      .set({ takeDownAt: at })
      .where(ofTemplate(inner, name))
      .returning({ id: templates.id });
    if (!row) throw new AppError("not_found", "Publish the page first.");
    if (at)
      await enqueueJob(
        inner,
        "take-down-page",
        { templateId: row.id },
        { jobKey: `take-down:${row.id}`, runAt: at },
      );
  });
}

/** Takes a page down whose time has come; one that was given another moment stays (rule builder-9). */
export async function takeDownDuePage(ctx: ShopContext, templateId: number): Promise<void> {
  const isIt = and(ofShop(templates, ctx), eq(templates.id, templateId));
  const [row] = await ctx.db.select().from(templates).where(isIt);
  if (!row?.takeDownAt || row.takeDownAt > ctx.now()) return;
  const name = `${row.entityType}/${row.name}`;
  const record = await templateRecords.read(ctx, name, false);
  if (record && !record.preview_only)
    await changeRecord(ctx, templateRecords, { name, typed: { ...record, preview_only: true } });
  await inTransaction(ctx, ({ db }) => db.update(templates).set({ takeDownAt: null }).where(isIt));
}
