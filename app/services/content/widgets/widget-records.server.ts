// @public

import { and, asc, eq } from "drizzle-orm";
import { widgetContentSchema } from "~/models/content/widgets/widget-content-schema";
import { widgetFaults } from "~/models/content/widgets/widget-declaration";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { checkRecord } from "~/models/shops/records/check-record";
import { RecordFaults } from "~/models/shops/records/record-faults";
import { widgetContents } from "~/tables/content/content";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { WholeKind } from "../../shops/records/record-kind";
import { contentSubject, requireOwn, widgetOfSeller } from "../sellers-page/sellers-page.server";
import type { WidgetDeclarations } from "./widget-kit";

const ofWidget = (ctx: ShopContext, name: string) =>
  and(ofShop(widgetContents, ctx), eq(widgetContents.attributeName, name));

/**
 * Refuses a type that does not exist, and values that cannot be shown (rule widgets-16). Names that no field
 * has are kept: an earlier release may have known them.
 * @throws RecordFaults naming each
 */
function refuseWrongFields(name: string, content: WidgetContent, declarations: WidgetDeclarations): void {
  const declared = Object.hasOwn(declarations, content.type) ? declarations[content.type] : undefined;
  const wrong = declared
    ? widgetFaults(declared, content).filter(({ kind }) => kind === "wrong")
    : [{ path: ["type"], reason: `there is no widget of the type '${content.type}'` }];
  if (wrong.length === 0) return;
  throw new RecordFaults(
    `widget '${name}'`,
    wrong.map(({ path, reason }) => ({ path, reason })),
  );
}

/** What the widgets of a shop show, named by the attributes that templates place them by. */
export const widgetRecords: WholeKind<WidgetContent> = {
  kind: "widget",
  reach: "shop",
  subjectOf: contentSubject,
  async listNames(ctx) {
    const rows = await ctx.db
      .select({ name: widgetContents.attributeName })
      .from(widgetContents)
      .where(ofShop(widgetContents, ctx))
      .orderBy(asc(widgetContents.attributeName));
    return rows.map(({ name }) => name);
  },
  async readAll(ctx) {
    const rows = await ctx.db
      .select({ name: widgetContents.attributeName, content: widgetContents.content })
      .from(widgetContents)
      .where(ofShop(widgetContents, ctx))
      .orderBy(asc(widgetContents.attributeName));
    return new Map(rows.map(({ name, content }) => [name, content]));
  },
  async read(ctx, name, hold) {
    requireOwn(ctx, "widget", name);
    const found = ctx.db
      .select({ content: widgetContents.content })
      .from(widgetContents)
      .where(ofWidget(ctx, name));
    const [row] = await (hold ? found.for("update") : found);
    return row?.content ?? null;
  },
  check(name, typed, ctx) {
    const content = checkRecord(widgetContentSchema, `widget '${name}'`, typed);
    refuseWrongFields(name, content, ctx.handlers.widgets);
    return widgetOfSeller(ctx, name, content);
  },
  async save(inner, attributeName, content) {
    if (content === null) await inner.db.delete(widgetContents).where(ofWidget(inner, attributeName));
    else {
      const columns = { content, updatedAt: inner.now() };
      await inner.db
        .insert(widgetContents)
        .values({ ...shopKey(inner), attributeName, ...columns })
        .onConflictDoUpdate({
          target: [widgetContents.tenantId, widgetContents.shopId, widgetContents.attributeName],
          set: columns,
        });
    }
    return [`widget:${attributeName}`];
  },
};
