import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();
const spoken = ["aria-label", "title", "alt", "placeholder"];
const unseen = new Set(["script", "style", "template"]);

/** Every text of a page that people see or hear: text nodes, attributes and descriptions. */
export function shownTexts(html: string): string[] {
  const nodes = DomUtils.filter(
    (node) => DomUtils.isTag(node) || DomUtils.isText(node),
    parseDocument(html).children,
  );
  const texts = nodes.flatMap((node) => {
    if (DomUtils.isText(node)) {
      const { parent } = node;
      return parent && DomUtils.isTag(parent) && unseen.has(parent.name) ? [] : [node.data];
    }
    if (!DomUtils.isTag(node)) return [];
    const { name, attribs } = node;
    const isDescription = name === "meta" && /description|title/.test(`${attribs.name} ${attribs.property}`);
    return [...spoken.map((each) => attribs[each]), isDescription ? attribs.content : ""];
  });
  return [...new Set(texts.map((text) => spaced(text ?? "")))].filter((text) => /\p{L}{2}/u.test(text));
}

/** What owners wrote of a demo shop: all of it as one text, and each piece, the longest first. */
export function ownersWords(folder: string): { all: string; pieces: string[] } {
  const raw = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|csv|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const plain = raw
    .replace(/<[^>]*>/g, '"')
    .replace(/\\n/g, " ")
    .replace(/\\"|""/g, '"')
    .replace(/&amp;/g, "&");
  const pieces = plain.split(/["|;\n]|,(?! )/).map(spaced);
  const named = [...new Set(pieces)].filter((piece) => piece.length > 3);
  return {
    all: spaced(`${plain} ${raw}`),
    pieces: named.toSorted((one, other) => other.length - one.length),
  };
}
