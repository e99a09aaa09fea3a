import type { TemplateView } from "~/models/content/template-view";
import { contentAudience } from "~/models/visitor/visitor";
import { type FrameKind, findFrameTemplate } from "./find-frame-template.server";
import { loadTemplateView, type WidgetLoaderContext } from "./load-template-view.server";
import type { WidgetKit } from "./widget-kit";

/** A header or footer as all visitors of one audience see it. */
type Frame = {
  view: TemplateView | null;
  /** The owner's scripts in it, which every page that shows it has to let run. */
  scriptSources: string[];
  /** False when a part was left out by a fault. */
  isWhole: boolean;
};

/**
 * The header or footer of that name, or else the primary one; null when the shop has none or it failed ("logged and
 * ignored", part 3, §8). Loaded once for all visitors who see the same and remembered until something in it changes
 * (part 3, §9 "Caching"); an owner's preview is always loaded anew.
 */
export async function rememberFrame(
  ctx: WidgetLoaderContext,
  kind: FrameKind,
  name: string,
  kit: WidgetKit,
): Promise<TemplateView | null> {
  try {
    const key = `frame ${kind} ${contentAudience(ctx.visitor)} ${name}`;
    const frame = ctx.isPreview
      ? await loadFrame(ctx, kind, name, kit)
      : await ctx.remember(key, async (shows, doNotKeep) => {
          const loaded = await loadFrame({ ...ctx, shows }, kind, name, kit);
          // Social links and the shop's name stand in them.
          if (loaded.view) shows("settings");
          if (!loaded.isWhole) doNotKeep();
          return loaded;
        });
    ctx.allowScripts(...frame.scriptSources);
    if (!frame.isWhole) ctx.failed();
    return frame.view;
  } catch (error) {
    ctx.failed();
    ctx.log.error("header or footer failed", { shop: ctx.shop.code, kind, error });
    return null;
  }
}

async function loadFrame(
  ctx: WidgetLoaderContext,
  kind: FrameKind,
  name: string,
  kit: WidgetKit,
): Promise<Frame> {
  const sources = new Set<string>();
  const allowScripts = (...added: string[]) => {
    for (const source of added) sources.add(source);
  };
  let isWhole = true;
  const failed = () => {
    isWhole = false;
  };
  const template = await findFrameTemplate(ctx, kind, name);
  const view = template && (await loadTemplateView({ ...ctx, allowScripts, failed }, template, kit));
  return { view, scriptSources: [...sources], isWhole };
}
