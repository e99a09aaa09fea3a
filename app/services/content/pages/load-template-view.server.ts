import { standsAlone } from "~/models/content/menus/header-parts";
import { nestedTypes } from "~/models/content/menus/nested-source";
import { htmlFaults } from "~/models/content/templates/html-faults";
import { placedWidgets } from "~/models/content/templates/placed-widgets";
import { shownAt } from "~/models/content/templates/shown-at";
import { withStaticParts } from "~/models/content/templates/static-parts";
import type { TemplateView } from "~/models/content/templates/template-view";
import { widgetFaults } from "~/models/content/widgets/widget-declaration";
import type { WidgetView } from "~/models/content/widgets/widget-view";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readPageDrafts } from "../builder/page-drafts.server";
import { findTemplate, type StoredTemplate } from "../templates/find-template.server";
import { contentsIn, readSpokenContents, readWidgetContents } from "../widgets/read-widget-contents.server";
import type { WidgetKit } from "../widgets/widget-kit";
import type { NestingContext, WidgetLoaderContext } from "../widgets/widget-loader";
import { findPageSources } from "./find-page-sources.server";
import { parsedTemplate } from "./parsed-template.server";
import { withDraft } from "./with-draft.server";

/** Why a widget that shows another template is left out when that one cannot be loaded (rule templates-5). */
const unfetched = "An error occurred while fetching the template.";

/** Templates inside templates; a block that holds itself ends here. */
const maxDepth = 4;

/**
 * Prepares a template for rendering: its tree, the content of its widgets and their data, loaded side by
 * side. A widget that fails, is unknown or has no content is left out and logged; the page stands (rule
 * templates-5).
 */
export async function loadTemplateView(
  ctx: WidgetLoaderContext,
  template: Pick<StoredTemplate, "id" | "name" | "renderHtml">,
  kit: WidgetKit,
  depth = 0,
): Promise<TemplateView> {
  ctx.addCacheTags(`template:${template.id}`);
  const parsed = await parsedTemplate(ctx, template);
  const { pageSources } = parsed;
  // An owner who looks sees what is shown later, too.
  const tree = ctx.isPreview
    ? parsed.tree
    : shownAt(parsed.tree, ctx.now(), ctx.shop.settings.general.time_zone);
  ctx.allowSources(...pageSources);
  const placed = placedWidgets(tree);
  const contents = await contentsOf(
    ctx,
    placed.map((widget) => widget.attributeName).filter((name) => name !== ""),
  );
  const notes: Record<string, string> = {};
  const hints = ctx.isPreview ? htmlFaults(template.renderHtml) : [];
  const entries = await Promise.all(
    placed.map(async ({ key, type, attributeName }) => {
      const leaveOut = (reason: string, error?: unknown) => {
        notes[key] = `${type} "${attributeName}": ${reason}`;
        const fields = { shop: ctx.shop.code, template: template.name, type, attributeName, reason };
        ctx.log.warn("widget left out", error === undefined ? fields : { ...fields, error });
        return null;
      };
      if (attributeName) ctx.addCacheTags(`widget:${attributeName}`);
      const content =
        contents.get(attributeName) ?? (standsAlone(type) ? { type, props: {}, items: [] } : undefined);
      const checked = kit.check(type, content);
      if ("problem" in checked) return leaveOut(checked.problem);
      if (!content) return leaveOut("there is no content of this name");
      if (ctx.isPreview)
        hints.push(...contentFaults(kit, content).map((hint) => `${type} "${attributeName}": ${hint}`));
      try {
        let missing = "";
        const nest: NestingContext["nest"] = async (key) => {
          if (depth >= maxDepth) missing = "it stands inside itself, or too deep";
          const inner = missing ? null : await findTemplate(ctx, key);
          if (!inner) missing ||= "No Template Found!!";
          return (
            inner &&
            loadTemplateView(ctx, ctx.isPreview ? await withDraft(ctx, inner) : inner, kit, depth + 1)
          );
        };
        const data =
          (await kit.loaders[type]?.({ ...ctx, nest }, { ...checked, name: attributeName })) ?? null;
        if (data === null && missing) return leaveOut(missing);
        if (!checked.isApart) ctx.allowSources(...sourcesOf(content));
        const view: WidgetView = { type, props: checked.props, items: checked.items, data };
        return [key, view] as const;
      } catch (error) {
        ctx.failed();
        return leaveOut(nestedTypes.includes(type) ? unfetched : "its data could not be loaded", error);
      }
    }),
  );
  const widgets = Object.fromEntries(entries.filter((entry) => entry !== null));
  const view = withStaticParts({ tree, widgets }, hydrationIn(ctx, kit), ctx.isDocument);
  if (!ctx.isPreview) return view;
  if (hints.length > 0)
    ctx.log.warn("template has faults", { shop: ctx.shop.code, template: template.name, hints });
  return { ...view, notes, hints };
}

/** What of a content its type of widget does not take, for the owner who looks. */
function contentFaults({ declarations }: WidgetKit, content: WidgetContent): string[] {
  const declared = declarations[content.type];
  return declared ? widgetFaults(declared, content).map(({ reason }) => reason) : [];
}

/** In a preview no part is static: a note stands in the place of each widget that is left out. */
const hydrationIn =
  ({ isPreview }: WidgetLoaderContext, { hydrationOf }: WidgetKit): WidgetKit["hydrationOf"] =>
  (widget) => {
    const hydration = hydrationOf(widget);
    return isPreview && hydration === "nothing" ? "all" : hydration;
  };

/**
 * The contents of a template's widgets, remembered until one of them changes; an owner who looks sees them as
 * they are.
 */
function contentsOf(ctx: WidgetLoaderContext, names: string[]): Promise<Map<string, WidgetContent>> {
  if (names.length === 0) return Promise.resolve(new Map());
  if (ctx.isPreview) return readDraftContents(ctx, names);
  return ctx.remember(`contents ${JSON.stringify(names)}`, async (addCacheTags) => {
    addCacheTags(...names.map((name) => `widget:${name}`));
    return readSpokenContents(ctx, names);
  });
}

/** What widgets show once their drafts are published: what a preview shows (rule owners-5). */
async function readDraftContents(
  ctx: Pick<WidgetLoaderContext, keyof ShopContext | "typed">,
  names: string[],
): Promise<Map<string, WidgetContent>> {
  const [contents, drafts] = await Promise.all([
    readWidgetContents(ctx, names),
    readPageDrafts(ctx, { templates: [], widgets: names }),
  ]);
  for (const { name, record } of drafts.values()) contents.set(name, record as WidgetContent);
  for (const name of names) {
    const typed = ctx.typed?.get(name);
    if (typed) contents.set(name, typed);
  }
  return contentsIn(ctx, contents);
}

/** What owners run and show inside a widget: their HTML may be in any field. */
function sourcesOf({ items }: WidgetContent): PageSource[] {
  return items.flatMap((item) =>
    Object.values(item).flatMap(({ value }) => (typeof value === "string" ? findPageSources(value) : [])),
  );
}
