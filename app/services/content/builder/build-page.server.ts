// @public

import { findBlock } from "~/models/content/blocks/block";
import type { BlockChange } from "~/models/content/blocks/block-change";
import { type BlockPlace, placeBeside } from "~/models/content/blocks/block-change";
import { findInPalette, freeName, withFreeNames } from "~/models/content/blocks/palette";
import { pieceOfSeller } from "~/models/content/blocks/sellers-page";
import { secondMainPart } from "~/models/content/templates/around";
import { AppError } from "~/models/platform/error/app-error";
import { StaleRecord } from "~/models/shops/records/stale-record";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeBlocks } from "../blocks/change-blocks.server";
import { takenNames } from "./page-drafts.server";
import { paletteIn } from "./palette-in.server";
import { type BuiltPage, readBuiltPage } from "./read-built-page.server";
import { type PageChange, savePageStep } from "./save-page-step.server";

/** What is done to a page: a change of its structure, a piece of the palette, or a block once more. */
export type PageBuild =
  | BlockChange
  | { act: "add"; entry: string; to: BlockPlace }
  | { act: "duplicate"; block: string };

/**
 * Changes the structure of a page and keeps it as a step of its drafts (rules builder-3 and builder-6).
 * @param version of the structure that the change was made to
 * @returns the id of the block it was about; null where it went
 * @throws AppError `forbidden`, `invalid`, `not_found`; StaleRecord
 */
export async function buildPage(
  ctx: ShopContext,
  name: string,
  version: string,
  build: PageBuild,
): Promise<string | null> {
  const page = await readBuiltPage(ctx, name);
  if (page.structure !== version) throw new StaleRecord(page.record, page.structure);
  const { change, widgets } = await changeOf(ctx, page, build);
  const changed = changeBlocks(page.record.html, change);
  if (!changed) throw new AppError("invalid", "It cannot go there.");
  if (secondMainPart(changed.html))
    throw new AppError("invalid", "The page’s own part stands here already: move it instead.");
  await savePageStep(ctx, name, [
    ...widgets,
    { kind: "template", name, record: { ...page.record, html: changed.html }, made: version },
  ]);
  return changed.block;
}

async function changeOf(
  ctx: ShopContext,
  page: BuiltPage,
  build: PageBuild,
): Promise<{ change: BlockChange; widgets: PageChange[] }> {
  if (build.act === "add") {
    const entry = findInPalette(paletteIn(ctx), build.entry);
    if (!entry) throw new AppError("invalid", "Choose what to add.", "entry");
    const { sellersPage } = ctx;
    const own = sellersPage ? pieceOfSeller(entry.piece, sellersPage.code) : entry.piece;
    const piece = withFreeNames(own, await takenNames(ctx));
    const widgets = Object.entries(piece.widgets).map(
      ([widget, record]): PageChange => ({ kind: "widget", name: widget, record }),
    );
    return { change: { act: "insert", html: piece.html, to: build.to }, widgets };
  }
  if (build.act !== "duplicate") return { change: build, widgets: [] };
  const block = findBlock(page.blocks, build.block);
  if (!block) throw new AppError("invalid", "This block is not there any more.");
  const taken = new Set(await takenNames(ctx));
  const widgets: PageChange[] = [];
  const html = page.record.html
    .slice(block.start, block.end)
    .replace(/(\bdata-attribute=")([^"]*)(")/g, (whole, before: string, widget: string, after: string) => {
      const content = page.contents.get(widget);
      if (!content) return whole;
      const copy = freeName(widget, taken);
      taken.add(copy);
      widgets.push({ kind: "widget", name: copy, record: content });
      return before + copy + after;
    });
  return { change: { act: "insert", html, to: placeBeside(block.id, "behind") }, widgets };
}
