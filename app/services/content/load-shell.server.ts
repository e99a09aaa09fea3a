import type { TemplateView } from "~/models/content/template-view";
import { findTemplate } from "./find-template.server";
import { loadTemplateView, type WidgetLoader, type WidgetLoaderContext } from "./load-template-view.server";

/** Header and footer of a page; null where the shop has none or it failed (part 3, §8: "logged and ignored"). */
export type Shell = { header: TemplateView | null; footer: TemplateView | null };

/**
 * Loads the shop's own header and footer, or those of its checkout.
 * @param area which pair; the checkout falls back to the shop's own footer
 */
export async function loadShell(
  ctx: WidgetLoaderContext,
  area: "store" | "checkout",
  loaders: Readonly<Record<string, WidgetLoader | undefined>>,
): Promise<Shell> {
  const load = async (...kinds: ("header" | "footer" | "checkout_header" | "checkout_footer")[]) => {
    try {
      for (const entityType of kinds) {
        const template = await findTemplate(ctx, { entityType });
        if (template) return await loadTemplateView(ctx, template, loaders);
      }
    } catch (error) {
      ctx.failed();
      ctx.log.error("header or footer failed", { shop: ctx.shop.code, kinds, error });
    }
    return null;
  };
  const [header, footer] =
    area === "store"
      ? await Promise.all([load("header"), load("footer")])
      : await Promise.all([load("checkout_header"), load("checkout_footer")]);
  return { header, footer };
}
