import type { TemplateView } from "~/models/content/templates/template-view";
import { type FrameKind, findFrameTemplate } from "../templates/find-frame-template.server";
import type { WidgetKit } from "../widgets/widget-kit";
import type { WidgetLoaderContext } from "../widgets/widget-loader";
import { loadTemplateView } from "./load-template-view.server";
import { rememberView } from "./remember-view.server";

/**
 * The header or footer of that name, or else the primary one; null when the shop has none or it failed (rule
 * templates-4). Remembered as other views are (rule templates-8), once for visitors of all places.
 */
export async function rememberFrame(
  ctx: WidgetLoaderContext,
  kind: FrameKind,
  name: string,
  kit: WidgetKit,
): Promise<TemplateView | null> {
  try {
    const { visitorPlace: _, ...anywhere } = ctx;
    return await rememberView(anywhere, `${kind} ${name}`, async (inner) => {
      const template = await findFrameTemplate(inner, kind, name);
      return template && loadTemplateView(inner, template, kit);
    });
  } catch (error) {
    ctx.failed();
    ctx.log.error("header or footer failed", { shop: ctx.shop.code, kind, error });
    return null;
  }
}
