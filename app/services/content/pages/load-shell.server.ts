// @public

import type { PageShell, TemplateView } from "~/models/content/templates/template-view";
import type { StoredTemplate } from "../templates/find-template.server";
import type { WidgetKit } from "../widgets/widget-kit";
import type { WidgetLoaderContext } from "../widgets/widget-loader";
import { rememberFrame } from "./remember-frame.server";

/** Header and footer of a page; null where the shop has none or it failed (rule templates-4). */
export type Shell = { header: TemplateView | null; footer: TemplateView | null };

/** Loads the shop's primary header and footer, or those of its checkout. */
export async function loadShell(
  ctx: WidgetLoaderContext,
  area: "store" | "checkout",
  kit: WidgetKit,
): Promise<Shell> {
  const [header, footer] = await Promise.all([
    rememberFrame(ctx, area === "store" ? "header" : "checkout_header", "", kit),
    rememberFrame(ctx, area === "store" ? "footer" : "checkout_footer", "", kit),
  ]);
  return { header, footer };
}

/**
 * What a page's own template changes of the frame: its layout, and its own header and footer where it names
 * some. Undefined when the frame stays as it is, so that most pages send nothing.
 */
export async function loadPageShell(
  ctx: WidgetLoaderContext,
  template: StoredTemplate,
  kit: WidgetKit,
): Promise<PageShell | undefined> {
  const layout = template.layout as PageShell["layout"];
  if (layout === "no-layout") return { layout, header: null, footer: null };
  if (layout === "checkout") return { layout, ...(await loadShell(ctx, "checkout", kit)) };
  const { headerName, footerName } = template;
  if (!headerName && !footerName) return layout === "static" ? { layout } : undefined;
  const [header, footer] = await Promise.all([
    headerName ? rememberFrame(ctx, "header", headerName, kit) : undefined,
    footerName ? rememberFrame(ctx, "footer", footerName, kit) : undefined,
  ]);
  return { layout, ...(header === undefined ? {} : { header }), ...(footer === undefined ? {} : { footer }) };
}
