// @public

import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "~/models/shops/hosts/escape-html";

/** Marks words to the owner, which only a preview shows (rule templates-11). */
export const noteAttribute = "data-owner-note";

/** Words to the owner in a page: the heading below which they stand, if they bring one, and what they ask. */
export type OwnerNote = { heading: string; text: string };

type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Place = OwnerNote & { from: number; to: number };

/** The notes of a page in their order. */
export const ownerNotes = (html: string): OwnerNote[] =>
  placesOf(html).map(({ heading, text }) => ({ heading, text }));

/**
 * A page with what its owner says in place of notes: paragraphs of each answer, under the note's heading. A
 * note without an answer goes; all else stays as it is.
 */
export function answerNotes(html: string, answers: readonly string[]): string {
  let answered = html;
  for (const [at, { from, to, heading }] of [...placesOf(html).entries()].reverse()) {
    const paragraphs = (answers[at] ?? "")
      .split(/\r?\n\s*\r?\n/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => `<p>${escapeHtml(text).replace(/\r?\n/g, "<br>")}</p>`);
    const title = heading && paragraphs.length > 0 ? [`<h2>${escapeHtml(heading)}</h2>`] : [];
    answered = answered.slice(0, from) + [...title, ...paragraphs].join("\n  ") + answered.slice(to);
  }
  return answered;
}

function placesOf(html: string): Place[] {
  const places: Place[] = [];
  const look = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (!DomUtils.isTag(node)) continue;
      if (!(noteAttribute in node.attribs)) {
        look(node.children);
        continue;
      }
      const first = node.children.find(DomUtils.isTag);
      const heading = first && /^h[1-6]$/.test(first.name) ? DomUtils.textContent(first).trim() : "";
      const text = DomUtils.textContent(node).replace(/\s+/g, " ").trim().slice(heading.length).trim();
      places.push({ heading, text, from: node.startIndex ?? 0, to: (node.endIndex ?? 0) + 1 });
    }
  };
  look(parseDocument(html, { decodeEntities: true, withStartIndices: true, withEndIndices: true }).children);
  return places;
}
