import { and, eq } from "drizzle-orm";
import { templateName, writtenTemplateSchema } from "~/models/content/templates/written-template";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type StoredTemplate, templateIn } from "../templates/find-template.server";
import { templateColumns } from "../templates/write-template.server";

/** A template as its draft says, where there is one: what a preview shows (rule owners-5). */
export async function withDraft(ctx: ShopContext, template: StoredTemplate): Promise<StoredTemplate> {
  const name = templateName({ entity_type: template.entityType, name: template.name });
  const [draft] = await ctx.db
    .select({ record: recordDrafts.record, at: recordDrafts.at })
    .from(recordDrafts)
    .where(
      and(
        eq(recordDrafts.tenantId, ctx.tenant.id),
        eq(recordDrafts.shopId, ctx.shop.id),
        eq(recordDrafts.kind, "template"),
        eq(recordDrafts.name, name),
      ),
    );
  const written = writtenTemplateSchema.safeParse(draft?.record);
  if (!draft || !written.success) return template;
  return templateIn(ctx, { ...template, ...templateColumns(written.data), updatedAt: draft.at });
}
