import { allBlocks } from "~/models/content/blocks/block";
import { readBlocks } from "../../content/blocks/read-blocks.server";

type Draft = { kind: string; name: string; record: unknown };

/** A draft that is published alone or with others: those of the widgets that stand on it. */
export type DraftSet<D> = { draft: D; parts: readonly D[] };

/** Drafts, those of widgets below the page whose draft places them. */
export function draftSets<D extends Draft>(drafts: readonly D[]): DraftSet<D>[] {
  const widgets = new Map(drafts.flatMap((one) => (one.kind === "widget" ? [[one.name, one] as const] : [])));
  const sets = drafts.map((draft) => ({
    draft,
    parts: placedBy(draft).flatMap((name) => widgets.get(name) ?? []),
  }));
  const placed = new Set(sets.flatMap(({ parts }) => parts));
  return sets.filter(({ draft }) => !placed.has(draft));
}

/** The widgets that a page's draft places, each once. */
function placedBy({ kind, record }: Draft): string[] {
  if (kind !== "template" || record === null) return [];
  const { html } = record as { html: string };
  return [
    ...new Set(
      allBlocks(readBlocks(html)).flatMap((block) =>
        block.kind === "widget" && block.name !== "" ? [block.name] : [],
      ),
    ),
  ];
}
