// @public

import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";
import type { TemplateNode } from "./template";

/** Say from and until when a block is shown, on the shop's clock (rule builder-13). */
export const fromAttribute = "data-from";
export const untilAttribute = "data-until";

/** A moment that an owner wrote; null for none, and for a text that is none. */
const momentOf = (text: string | undefined, zone: string): number | null =>
  text !== undefined && isMoment(text) ? zonedMomentMs(text, zone) : null;

type Attributes = Readonly<Record<string, string | undefined>>;

function isShown(attributes: Attributes | undefined, now: Date, zone: string): boolean {
  const from = momentOf(attributes?.[fromAttribute], zone);
  const until = momentOf(attributes?.[untilAttribute], zone);
  return (from === null || from <= now.getTime()) && (until === null || now.getTime() < until);
}

const attributesOf = (node: TemplateNode): Attributes | undefined => {
  if (node.kind === "widget") return node.around;
  return node.kind === "html" || node.kind === "element" ? node.attributes : undefined;
};

/** A template's nodes without those that are not shown at this moment (rule builder-13). */
export const shownAt = (nodes: TemplateNode[], now: Date, zone: string): TemplateNode[] =>
  nodes.flatMap((node): TemplateNode[] => {
    if (!isShown(attributesOf(node), now, zone)) return [];
    return node.kind === "element" ? [{ ...node, children: shownAt(node.children, now, zone) }] : [node];
  });

const written = /\bdata-(?:from|until)\s*=\s*["']?([0-9T:.-]{10,30})/gi;

/** Moments to come at which a template's HTML shows something else, each once. */
export const momentsIn = (html: string, now: Date, zone: string): Date[] => {
  const all = [...html.matchAll(written)].map(([, text]) => momentOf(text, zone));
  const coming = all.filter((at): at is number => at !== null && at > now.getTime());
  return [...new Set(coming)].sort((one, other) => one - other).map((at) => new Date(at));
};
