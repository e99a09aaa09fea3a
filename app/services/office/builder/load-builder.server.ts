import { type Block, findBlock } from "~/models/content/blocks/block";
import { thumbnailOf } from "~/models/content/blocks/thumbnail";
import { sellersPart } from "~/models/content/templates/around";
import { templateKeyOf } from "~/models/content/templates/written-template";
import { type BuilderPanel, type BuilderView, frameWidths } from "~/models/office/builder/builder-view";
import { outlineOf } from "~/models/office/builder/outline";
import { formTextsOf } from "~/models/office/form/form-texts";
import { metaText, pageMeta } from "~/models/shops/pages/page-meta";
import { slugPath } from "~/paths";
import { advisePage } from "../../content/builder/advise-page.server";
import { findTemplateUses, findWidgetUses } from "../../content/builder/find-uses.server";
import { paletteIn } from "../../content/builder/palette-in.server";
import { type BuiltPage, readBuiltPage } from "../../content/builder/read-built-page.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { formPlace } from "../load-record.server";
import { builderNotes } from "./builder-notes.server";
import { framePath } from "./frame-path.server";
import { lookAt } from "./look-at.server";
import { planPageMerge } from "./merge-page.server";
import { openPage } from "./open-page.server";
import { pageDifference } from "./page-difference.server";
import { pageVersions } from "./page-versions.server";
import { panelForm } from "./panel-form.server";

/**
 * A page in the builder: its outline, the frame that shows it, and the form of what is chosen (rule
 * builder-4).
 * @throws AppError `forbidden`, `not_found`
 */
export async function loadBuilder(
  ctx: RequestContext,
  name: string,
  query: URLSearchParams,
): Promise<BuilderView> {
  const page = await readBuiltPage(ctx, name);
  const facts = { declarations: ctx.handlers.widgets, contents: page.contents };
  const wanted = query.get("block");
  const chosen = wanted === null ? undefined : findBlock(page.blocks, wanted);
  const width = frameWidths.find((one) => String(one) === query.get("width")) ?? 1280;
  const look = await lookAt(ctx, page, query.get("at") ?? "");
  const previewOf = previewPaths(ctx, page, look?.path ?? null);
  return {
    name,
    heading: (ctx.sellersPage && look?.name) || page.record.name,
    version: page.structure,
    made: page.version,
    others: await openPage(ctx, name),
    rest: recordVersion({
      record: page.record,
      contents: [...page.contents].filter(([widget]) => chosen?.kind !== "widget" || widget !== chosen.name),
    }),
    frameSrc: previewOf(page.version),
    previewPath: previewOf(),
    lookAt:
      look && page.record.entity_type !== sellersPart
        ? { kind: look.kind, value: look.value, isMissing: look.isMissing, name: look.name }
        : null,
    isSellers: ctx.sellersPage !== undefined,
    width,
    isWidthChosen: query.has("width"),
    hasStyles: /<style\b/i.test(page.record.html + JSON.stringify([...page.contents.values()])),
    isPlain: query.get("plain") === "yes",
    canGoDown: page.record.entity_type === "page" || page.record.entity_type === sellersPart,
    isDown: page.record.preview_only && page.published !== null,
    outline: outlineOf(page.blocks, facts),
    chosen: chosen?.id ?? null,
    panel: panelOf(ctx, page, chosen ? chosen.id : query.get("panel") === "page" ? "page" : null),
    palette: paletteIn(ctx).map(({ label, entries }) => ({
      label,
      entries: entries.map(({ key, label, help, piece }) => ({
        value: key,
        label,
        help,
        strips: thumbnailOf(piece, ctx.handlers.widgets),
      })),
    })),
    advice: page.drafts.size > 0 ? await advisePage(ctx, page) : [],
    uses: ctx.sellersPage
      ? []
      : (await usesOf(ctx, page, chosen)).map((record) => ({ record, label: templateKeyOf(record).name })),
    card: cardOf(ctx, page),
    difference:
      query.get("panel") === "difference" ? await pageDifference(ctx, page, look?.path ?? null) : null,
    merge: query.get("panel") === "merge" ? await planPageMerge(ctx, page) : null,
    versions: query.get("panel") === "versions" ? await pageVersions(ctx, page) : null,
    isChanged: page.drafts.size > 0,
    isStale: page.stale.length > 0,
    canUndo: page.canUndo,
    canRedo: page.canRedo,
    notes: await builderNotes(ctx, page, query.get("done")),
  };
}

async function usesOf(ctx: RequestContext, { name }: BuiltPage, chosen: Block | undefined) {
  if (chosen?.kind === "widget" && chosen.name !== "")
    return (await findWidgetUses(ctx, [chosen.name])).filter((other) => other !== name);
  return chosen ? [] : findTemplateUses(ctx, name);
}

/** What search engines and shared links show of a page, as its own metadata has it (rule builder-11). */
function cardOf({ shop, origin }: RequestContext, { record }: BuiltPage): BuilderView["card"] {
  if (record.entity_type !== "page") return null;
  const { title, description } = pageMeta(shop, {
    title: record.meta_title || record.name,
    description: metaText(record.meta_description),
    canonical: "",
  });
  return { title, description, address: origin + slugPath(record.slug ?? "") };
}

/**
 * The addresses of its preview, as a page of its own and as the builder's frame; null before it was
 * published.
 */
function previewPaths(ctx: RequestContext, { name, templateId }: BuiltPage, at: string | null) {
  if (templateId === null) return () => null;
  return (builder?: string) => framePath(ctx, { name, templateId, at }, { builder });
}

function panelOf(ctx: RequestContext, page: BuiltPage, of: string | null): BuilderPanel | null {
  const opened = of === null ? null : panelForm(ctx, page, of);
  if (!opened) return null;
  const { deed, title, help, form, toForm, current, version } = opened;
  return { deed, title, help, form, texts: formTextsOf(form, toForm(current), formPlace(ctx)), version };
}
