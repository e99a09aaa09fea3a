import { templateKeyOf } from "~/models/content/templates/written-template";
import { previewAt, previewPath } from "~/paths";
import { signPreview } from "../../content/templates/preview-token.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { isOfficeApart } from "../../shops/directory/shop-url.server";

const dayMs = 86_400_000;

/**
 * The address of a template's preview at its shop, with `builder` as the builder's frame: as a page of its
 * own, or around the page of `at`.
 */
export function framePath(
  ctx: RequestContext,
  { name, templateId, at = null }: { name: string; templateId: number; at?: string | null },
  query: Parameters<typeof previewPath>[3] = {},
): string {
  const { entity_type: type } = templateKeyOf(name);
  const kind = type.endsWith("header") ? "header" : type.endsWith("footer") ? "footer" : "page";
  // The same all day, so that the frame is loaded anew only when the page changed.
  const day = new Date(Math.floor(ctx.now().getTime() / dayMs) * dayMs);
  const token = signPreview(ctx.secret, { shopId: ctx.shop.id, templateId }, day);
  return (
    (isOfficeApart(ctx) ? ctx.origin : "") +
    (at === null ? previewPath(kind, templateId, token, query) : previewAt(at, templateId, token, query))
  );
}
