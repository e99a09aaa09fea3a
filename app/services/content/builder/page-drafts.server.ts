import { and, asc, eq, inArray, or } from "drizzle-orm";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { draftVersion } from "../../shops/records/draft-version.server";
import { widgetRecords } from "../widgets/widget-records.server";

/** A draft of a template or a widget, with its own version. */
export type PageDraft = typeof recordDrafts.$inferSelect & { version: string };

/**
 * The drafts of templates and widgets by `kind name`: what a page is built of until it is published (rule
 * builder-5).
 * @param isHeld whether they stay as they are until the transaction ends
 */
export async function readPageDrafts(
  { db, tenant, shop }: ShopContext,
  named: { templates: readonly string[]; widgets: readonly string[] },
  isHeld = false,
): Promise<Map<string, PageDraft>> {
  const of = (kind: string, names: readonly string[]) =>
    and(eq(recordDrafts.kind, kind), inArray(recordDrafts.name, [...names]));
  const asked = db
    .select()
    .from(recordDrafts)
    .where(
      and(
        eq(recordDrafts.tenantId, tenant.id),
        eq(recordDrafts.shopId, shop.id),
        or(of("template", named.templates), of("widget", named.widgets)),
      ),
    )
    .orderBy(asc(recordDrafts.id));
  const rows = await (isHeld ? asked.for("update") : asked);
  return new Map(rows.map((row) => [`${row.kind} ${row.name}`, { ...row, version: draftVersion(row) }]));
}

/** Names that a new widget cannot have: those of the shop, and of drafts that are not published yet. */
export async function takenNames(ctx: ShopContext): Promise<ReadonlySet<string>> {
  const { db, tenant, shop } = ctx;
  const [stored, drafted] = await Promise.all([
    widgetRecords.listNames(ctx),
    db
      .select({ name: recordDrafts.name })
      .from(recordDrafts)
      .where(
        and(
          eq(recordDrafts.tenantId, tenant.id),
          eq(recordDrafts.shopId, shop.id),
          eq(recordDrafts.kind, "widget"),
        ),
      ),
  ]);
  return new Set([...stored, ...drafted.map(({ name }) => name)]);
}
