import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();
const spoken = ["aria-label", "title", "alt", "placeholder"];
const unseen = new Set(["script", "style", "template"]);

/** Every text of a page that somebody may see or hear, a text node or an attribute each. */
export function shownTexts(html: string): string[] {
  const nodes = DomUtils.filter((node) => DomUtils.isTag(node) || DomUtils.isText(node), parseDocument(html));
  const texts = nodes.flatMap((node) => {
    if (DomUtils.isText(node))
      return DomUtils.isTag(node.parent as never) && unseen.has((node.parent as { name?: string }).name ?? "")
        ? []
        : [node.data];
    if (!DomUtils.isTag(node)) return [];
    const isDescription = node.name === "meta" && /description|title/.test(JSON.stringify(node.attribs));
    return [...spoken.map((name) => node.attribs[name]), isDescription ? node.attribs.content : undefined];
  });
  return [...new Set(texts.map((text) => spaced(text ?? "")))].filter((text) => /\p{L}{2}/u.test(text));
}

/** All that owners wrote of a demo shop, as one text to look in. */
export function ownersWords(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const written = files
    .filter((name) => /\.(json|csv|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const plain = written
    .join("\n")
    .replace(/<[^>]*>/g, " ")
    .replace(/\\n/g, " ")
    .replace(/\\"|""/g, '"')
    .replace(/&amp;/g, "&");
  return spaced(plain);
}
