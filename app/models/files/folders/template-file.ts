// @public

import { type TemplateHead, templateHeadSchema } from "../../content/templates/template";
import { parseTranslationKey, translationKey } from "../../platform/translations/translations";

/** A template file: its head and its HTML. */
export type TemplateRecord = { head: TemplateHead; renderHtml: string };

const htmlKey = "html";
const languageFile = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})\.html$/;

/** The file with a template's HTML in a further language: `home.de.html` of `home.html`. */
export const fileInLanguage = (file: string, language: string): string =>
  file.replace(/\.html$/, `.${language}.html`);

/** The template's file and the language of such a file; null for a template's own. */
export function languageOfFile(file: string): { of: string; language: string } | null {
  const [, base, language] = languageFile.exec(file) ?? [];
  return base === undefined || language === undefined ? null : { of: `${base}.html`, language };
}

/** A head with a template's HTML in a further language. */
export const withHtmlIn = (head: TemplateHead, language: string, html: string): TemplateHead => ({
  ...head,
  [translationKey(htmlKey, language)]: html,
});

/** A head as its file has it, and the HTML in further languages, which have files of their own. */
export function splitHead<Head extends object>(head: Head): { head: Head; others: [string, string][] } {
  const others: [string, string][] = [];
  const own = Object.entries(head).filter(([key, text]) => {
    const parsed = parseTranslationKey(key);
    if (parsed?.field !== htmlKey) return true;
    others.push([parsed.language, String(text)]);
    return false;
  });
  return { head: Object.fromEntries(own) as Head, others };
}

const headComment = /^\s*<!--([\s\S]*?)-->\r?\n?/;

/** The head and the HTML of a template file as texts; null where it does not begin with a head. */
export function splitTemplateFile(text: string): { head: string; html: string; htmlLine: number } | null {
  const match = headComment.exec(text);
  if (!match) return null;
  // Spaces stand for what is before the head, so that its lines are those of the file.
  const head = `${match[0].split("<!--")[0] ?? ""}    ${match[1] ?? ""}`;
  return { head, html: text.slice(match[0].length), htmlLine: match[0].split("\n").length };
}

/** What is said of a template file that does not begin with its head. */
export const noHeadText = "does not begin with a comment that contains the head as JSON";

/**
 * Reads a template file: a comment with JSON, then HTML (docs/shop-folder.md).
 * @returns the template, or the file's error
 */
export function parseTemplateFile(text: string): TemplateRecord | { problem: string } {
  const parts = splitTemplateFile(text);
  if (!parts) return { problem: noHeadText };
  let json: unknown;
  try {
    json = JSON.parse(parts.head);
  } catch {
    return { problem: "its first comment is not JSON" };
  }
  const head = templateHeadSchema.safeParse(json);
  if (!head.success) {
    const [issue] = head.error.issues;
    return { problem: `${issue?.path.join(".") || "head"}: ${issue?.message}` };
  }
  return { head: head.data, renderHtml: parts.html };
}

/** Writes a template in the form {@link parseTemplateFile} reads. */
export function formatTemplateFile({ head, renderHtml }: TemplateRecord): string {
  // A comment ends at the first "-->", so the JSON must not contain it.
  const json = JSON.stringify(head, null, 1).replaceAll("-->", "--\\u003e");
  return `<!-- ${json} -->\n${renderHtml}`;
}
