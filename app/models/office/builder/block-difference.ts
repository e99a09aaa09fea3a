import { allBlocks, type Block } from "../../content/blocks/block";
import { type OutlineFacts, outlineOf } from "./outline";

/** A page's blocks, the HTML they are places in, and what its widgets show. */
export type BlocksOf = { html: string; blocks: readonly Block[] } & OutlineFacts;

/** What is on a page, by what stays the same when it moves: a widget's name, a text as it is written. */
function namedBlocks({ html, blocks, ...facts }: BlocksOf): Map<string, string> {
  const rows = outlineOf(blocks, facts);
  const named = new Map<string, string>();
  for (const [index, block] of allBlocks(blocks).entries()) {
    const row = rows[index];
    if (block.kind === "layout" || !row) continue;
    const key = block.kind === "widget" ? `widget ${block.name}` : html.slice(block.start, block.end).trim();
    named.set(key, row.words ? `${row.label} “${row.words}”` : row.label);
  }
  return named;
}

/** How the blocks of a page were changed, in sentences (rule builder-18). */
export function blockDifference(before: BlocksOf, after: BlocksOf): string[] {
  const [old, current] = [namedBlocks(before), namedBlocks(after)];
  const left = [...old].filter(([key]) => !current.has(key));
  const fresh = [...current].filter(([key]) => !old.has(key));
  const isNamed = (entries: typeof left, label: string) => entries.some(([, other]) => other === label);
  const changed = fresh.filter(([, label]) => isNamed(left, label));
  const gone = left.filter(([, label]) => !isNamed(fresh, label));
  const come = fresh.filter(([, label]) => !isNamed(left, label));
  const stayed = [...current.keys()].filter((key) => old.has(key));
  const stood = [...old.keys()].filter((key) => current.has(key));
  const isMoved = stayed.some((key, index) => key !== stood[index]);
  const sentences = [
    ...changed.map(([, label]) => `Changed: ${label}.`),
    ...come.map(([, label]) => `Added: ${label}.`),
    ...gone.map(([, label]) => `Removed: ${label}.`),
    ...(isMoved ? [`The order is now: ${stayed.map((key) => current.get(key)).join(", ")}.`] : []),
  ];
  if (sentences.length > 0 || before.html === after.html) return sentences;
  return ["The HTML around the blocks was changed, such as where or when they are shown."];
}
