// @public

import type { Field, Fields } from "../../platform/fields/field";
import { asText, findWritten } from "../../platform/fields/read-value";
import type { WidgetContent } from "../../shops/pages/widget-content";
import type { WidgetDeclaration } from "../widgets/widget-declaration";
import { allBlocks, type Block } from "./block";
import { contrastAdvice, type PageColors, pictureAdvice, weightAdvice } from "./html-advice";

/** What to mend before a page goes out, and the block it is in; null for the page itself. */
export type PageAdvice = { text: string; block: string | null };

type Page = {
  blocks: readonly Block[];
  html: string;
  contents: ReadonlyMap<string, WidgetContent>;
  declarations: Readonly<Record<string, WidgetDeclaration | undefined>>;
  /** Whether it is a page with an address, which search engines see. */
  isPage: boolean;
  metaDescription: string;
  colors: PageColors;
};

/**
 * What is written in a block: pictures with their descriptions, links, levels of headings, and what is said
 * of fields that hold nothing.
 */
type Written = { block: string } & Parts;

/** Addresses of the shop that a page leads to, each once: what does not exist among them is advice. */
export const linkedPaths = (page: Page): string[] => [
  ...new Set(writtenIn(page).flatMap(({ links }) => links.map(pathOf).filter((path) => path !== null))),
];

/**
 * Advice about a page before it is published (rule builder-11).
 * @param missing the paths among {@link linkedPaths} that lead nowhere
 */
export function pageAdvice(page: Page, missing: ReadonlySet<string>): PageAdvice[] {
  const written = writtenIn(page);
  const advice: PageAdvice[] = [];
  let before = 0;
  const first: string[] = [];
  for (const { block, pictures, links, levels, html, lacking } of written) {
    for (const text of lacking) advice.push({ text, block });
    if (pictures.includes(""))
      advice.push({ text: "A picture says nothing to people who cannot see it: describe it.", block });
    for (const link of new Set(links)) {
      const path = pathOf(link);
      if (path !== null && missing.has(path))
        advice.push({ text: `The link “${link}” leads to no page.`, block });
    }
    for (const part of html)
      for (const text of [...contrastAdvice(part, page.colors), ...pictureAdvice(part)])
        advice.push({ text, block });
    for (const level of levels) {
      if (level === 1) first.push(block);
      if (before > 0 && level > before + 1)
        advice.push({ text: `A heading of level ${level} follows one of level ${before}.`, block });
      before = level;
    }
  }
  for (const text of weightAdvice({
    pictures: written.reduce((sum, { pictures }) => sum + pictures.length, 0),
    characters: page.html.length + JSON.stringify([...page.contents.values()]).length,
  }))
    advice.push({ text, block: null });
  if (!page.isPage) return advice;
  if (first.length === 0)
    advice.push({ text: "The page has no heading of level 1, which says what it is about.", block: null });
  if (first.length > 1)
    advice.push({
      text: `The page has ${first.length} headings of level 1: keep one.`,
      block: first[1] ?? null,
    });
  if (page.metaDescription === "")
    advice.push({ text: "Search engines and shared links show a description: write one.", block: null });
  return advice;
}

function writtenIn({ blocks, html, contents, declarations }: Page): Written[] {
  return allBlocks(blocks).flatMap((block): Written[] => {
    if (block.kind === "layout") return [];
    if (block.kind === "html") return [{ block: block.id, ...inHtml(html.slice(block.start, block.end)) }];
    const content = contents.get(block.name);
    const declared = declarations[block.type];
    if (!content || !declared) return [];
    // A widget without items lacks what its first one would hold.
    const items = content.items.length > 0 ? content.items : [{}];
    const parts = [
      inFields(declared.props, content.props),
      ...items.map((item) => inFields(declared.items.fields, item)),
    ];
    const levels = parts.flatMap((part) => part.levels);
    // A banner says itself which heading its title is.
    const own = declared.props.heading ? [levelOf(content.props.heading)] : [];
    return [
      {
        block: block.id,
        pictures: parts.flatMap((part) => part.pictures),
        links: parts.flatMap((part) => part.links),
        levels: [...own, ...levels],
        html: parts.flatMap((part) => part.html),
        lacking: parts.flatMap((part) => part.lacking),
      },
    ];
  });
}

const levelOf = (heading: unknown): number => (heading === "h2" ? 2 : 1);

type Parts = { pictures: string[]; links: string[]; levels: number[]; html: string[]; lacking: string[] };

function inFields(fields: Fields, written: object): Parts {
  const parts: Parts = { pictures: [], links: [], levels: [], html: [], lacking: [] };
  for (const [name, field] of Object.entries(fields)) addField(parts, name, field, written);
  return parts;
}

function addField(parts: Parts, name: string, field: Field, written: object): void {
  const { value, label } = findWritten(name, field, written);
  if (field.kind === "date" && field.advice && asText(value) === "") parts.lacking.push(field.advice);
  if (field.kind === "picture" && asText(value) !== "" && !/mobile/i.test(name)) parts.pictures.push(label);
  if (field.kind === "link" && asText(value) !== "") parts.links.push(asText(value));
  if (field.kind === "html") {
    const inner = inHtml(asText(value));
    parts.pictures.push(...inner.pictures);
    parts.links.push(...inner.links);
    parts.levels.push(...inner.levels);
    parts.html.push(...inner.html);
  }
  if (field.kind === "list" && Array.isArray(value))
    for (const item of value as unknown[])
      if (typeof item === "object" && item !== null)
        for (const [inner, one] of Object.entries(field.fields)) addField(parts, inner, one, item);
}

const tags = /<(img|a|h[1-6])\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

function inHtml(html: string): Parts {
  const parts: Parts = { pictures: [], links: [], levels: [], html: [html], lacking: [] };
  for (const [, tag = "", attributes = ""] of html.matchAll(tags)) {
    const name = tag.toLowerCase();
    if (name === "img") parts.pictures.push(/\balt\s*=/i.test(attributes) ? "described" : "");
    else if (name === "a") parts.links.push(attributeOf(attributes, "href"));
    else parts.levels.push(Number(name[1]));
  }
  return parts;
}

const attributeOf = (attributes: string, name: string): string => {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").replace(/&amp;/g, "&");
};

/** The path of a link within the shop, without what follows it; null for one that leads elsewhere. */
function pathOf(link: string): string | null {
  if (!link.startsWith("/") || link.startsWith("//")) return null;
  const path = link.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path === "" ? null : path;
}
