// @public

import type { TemplateKind } from "~/models/content/templates/template";
import type { Remember } from "../../shops/changes/data-cache.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findTemplate, type StoredTemplate } from "./find-template.server";

/** Kinds of templates that stand around pages. */
export type FrameKind = Extract<TemplateKind, "header" | "footer" | "checkout_header" | "checkout_footer">;

/**
 * Finds a header or footer: the one of that name, or else the primary one; null when the shop has none.
 * Remembered until it changes (rule templates-8); names that lead nowhere are not, since any client can
 * invent them.
 */
export async function findFrameTemplate(
  ctx: ShopContext & { remember: Remember },
  entityType: FrameKind,
  name = "",
): Promise<StoredTemplate | null> {
  const named = name ? await rememberTemplate(ctx, entityType, name) : null;
  return named ?? rememberTemplate(ctx, entityType, "");
}

function rememberTemplate(
  ctx: ShopContext & { remember: Remember },
  entityType: FrameKind,
  name: string,
): Promise<StoredTemplate | null> {
  return ctx.remember(`template ${entityType} ${name}`, async (addCacheTags, doNotKeep) => {
    const found = await findTemplate(ctx, name ? { entityType, name } : { entityType });
    if (found) addCacheTags(`template:${found.id}`);
    else doNotKeep();
    return found;
  });
}
