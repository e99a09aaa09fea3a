// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import { categoryKinds } from "~/models/content/templates/around";
import { templateName } from "~/models/content/templates/written-template";
import { templates } from "~/tables/content/content";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { writtenTemplate } from "./write-template.server";

/**
 * Lets the templates around a category and its products go with it to its new slug, in all shops of the
 * business (rule templates-12). Drafts go along, and those made from what is published still are.
 */
export async function followCategory(inner: ShopContext, from: string, to: string): Promise<void> {
  const kinds = [...categoryKinds];
  const followed = await inner.db
    .update(templates)
    .set({ slug: to, updatedAt: inner.now() })
    .where(
      and(
        eq(templates.tenantId, inner.tenant.id),
        inArray(templates.entityType, kinds),
        eq(templates.slug, from),
      ),
    )
    .returning();
  const ofTemplates = and(eq(recordDrafts.tenantId, inner.tenant.id), eq(recordDrafts.kind, "template"));
  for (const row of followed) {
    const written = writtenTemplate(row);
    await inner.db
      .update(recordDrafts)
      .set({ madeFrom: recordVersion(written) })
      .where(
        and(
          ofTemplates,
          eq(recordDrafts.shopId, row.shopId),
          eq(recordDrafts.name, templateName(written)),
          eq(recordDrafts.madeFrom, recordVersion({ ...written, slug: from })),
        ),
      );
  }
  await inner.db
    .update(recordDrafts)
    .set({ record: sql`jsonb_set(${recordDrafts.record}, '{slug}', to_jsonb(${to}::text))` })
    .where(
      and(
        ofTemplates,
        sql`${recordDrafts.record}->>'slug' = ${from}`,
        sql`${recordDrafts.record}->>'entity_type' = any(${sql.param(kinds)}::text[])`,
      ),
    );
}
