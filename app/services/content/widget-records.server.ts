import { and, asc, eq } from "drizzle-orm";
import { widgetContentSchema } from "~/models/content/widget-content-schema";
import { checkRecord } from "~/models/shops/check-record";
import { shopSubject } from "~/models/shops/shop-subject";
import type { WidgetContent } from "~/models/shops/widget-content";
import { widgetContents } from "~/tables/content";
import { ofShop, shopKey } from "../shops/of-shop.server";
import type { WholeKind } from "../shops/record-kind";
import type { ShopContext } from "../shops/shop-context.server";

const ofWidget = (ctx: ShopContext, name: string) =>
  and(ofShop(widgetContents, ctx), eq(widgetContents.attributeName, name));

/** What the widgets of a shop show, named by the attributes that templates place them by. */
export const widgetRecords: WholeKind<WidgetContent> = {
  kind: "widget",
  reach: "shop",
  subjectOf: (ctx) => shopSubject("content", ctx.shop),
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
    const found = ctx.db
      .select({ content: widgetContents.content })
      .from(widgetContents)
      .where(ofWidget(ctx, name));
    const [row] = await (hold ? found.for("update") : found);
    return row?.content ?? null;
  },
  check: (name, typed) => checkRecord(widgetContentSchema, `widget '${name}'`, typed),
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
