import type { TemplateKind } from "~/models/content/template";
import type { ShopContext } from "../shop-context.server";
import type { ContentCache } from "./content-cache.server";
import { findTemplate, type StoredTemplate } from "./find-template.server";

/** Kinds of templates that stand around pages. */
export type FrameKind = Extract<TemplateKind, "header" | "footer" | "checkout_header" | "checkout_footer">;

/**
 * Finds a header or footer: the one of that name, or else the primary one; null when the shop has none. Kept for five
 * minutes and forgotten at once when a template changes (part 3, §9 "Caching").
 */
export async function findFrameTemplate(
  ctx: ShopContext & { content: ContentCache },
  entityType: FrameKind,
  name = "",
): Promise<StoredTemplate | null> {
  const find = (key: string, ask: () => Promise<StoredTemplate | null>) =>
    ctx.content.remember(ctx.shop.id, "template", `${entityType} ${key}`, ask);
  const named = name ? await find(name, () => findTemplate(ctx, { entityType, name })) : null;
  return named ?? find("", () => findTemplate(ctx, { entityType }));
}
