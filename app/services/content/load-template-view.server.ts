import { and, eq, inArray } from "drizzle-orm";
import type { TemplateNode } from "~/models/content/template";
import type { TemplateView } from "~/models/content/template-view";
import type { Visitor } from "~/models/visitor/visitor";
import { widgetContents } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { StoredTemplate } from "./find-template.server";
import { parseTemplate } from "./parse-template.server";

/** Loads the data of one widget; given by the widget registry, so that services need not know widgets. */
export type WidgetLoader = (
  ctx: WidgetLoaderContext,
  content: { props: Record<string, unknown>; items: TemplateView["widgets"][string]["items"] },
) => Promise<unknown>;

/** What a widget's loader works with. */
export type WidgetLoaderContext = ShopContext & {
  visitor: Visitor;
  shows: (...tags: string[]) => void;
  /** Told when a part was left out by a fault, so that nobody keeps the page like that. */
  failed: () => void;
};

/**
 * Prepares a template for rendering: its tree, the content of its widgets and their data, loaded side by side. A widget
 * that fails, is unknown or has no content is left out and logged; the page stands (part 3, §8).
 */
export async function loadTemplateView(
  ctx: WidgetLoaderContext,
  template: StoredTemplate,
  loaders: Readonly<Record<string, WidgetLoader | undefined>>,
): Promise<TemplateView> {
  ctx.shows(`template:${template.id}`);
  const tree = parseTemplate(template.renderHtml);
  const placed = collectWidgets(tree);
  const contents = await readContents(
    ctx,
    placed.map((widget) => widget.attributeName),
  );
  const entries = await Promise.all(
    placed.map(async ({ key, type, attributeName }) => {
      const content = contents.get(attributeName);
      ctx.shows(`widget:${attributeName}`);
      if (!content) return warn(ctx, "widget has no content", { type, attributeName });
      if (content.type !== type)
        return warn(ctx, "widget content is of another type", { type, attributeName });
      try {
        const data = (await loaders[type]?.(ctx, content)) ?? null;
        return [key, { type, props: content.props, items: content.items, data }] as const;
      } catch (error) {
        ctx.failed();
        return warn(ctx, "widget failed", { type, attributeName, error });
      }
    }),
  );
  return { tree, widgets: Object.fromEntries(entries.filter((entry) => entry !== null)) };
}

function warn(ctx: ShopContext, message: string, fields: Record<string, unknown>): null {
  ctx.log.warn(message, { shop: ctx.shop.code, ...fields });
  return null;
}

function collectWidgets(nodes: TemplateNode[]): Extract<TemplateNode, { kind: "widget" }>[] {
  return nodes.flatMap((node) =>
    node.kind === "widget" ? [node] : node.kind === "element" ? collectWidgets(node.children) : [],
  );
}

async function readContents(ctx: ShopContext, names: string[]) {
  if (names.length === 0) return new Map<string, typeof widgetContents.$inferSelect.content>();
  const rows = await ctx.db
    .select({ name: widgetContents.attributeName, content: widgetContents.content })
    .from(widgetContents)
    .where(and(eq(widgetContents.shopId, ctx.shop.id), inArray(widgetContents.attributeName, names)));
  return new Map(rows.map((row) => [row.name, row.content]));
}
