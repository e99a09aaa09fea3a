import { type TemplateHead, templateHeadSchema } from "../content/template";

/** A template file: its head and its HTML. */
export type TemplateRecord = { head: TemplateHead; renderHtml: string };

const headComment = /^\s*<!--([\s\S]*?)-->\r?\n?/;

/**
 * Reads a template file: a comment with JSON, then HTML (docs/shop-folder.md).
 * @returns the template, or what is wrong with the file
 */
export function parseTemplateFile(text: string): TemplateRecord | { problem: string } {
  const match = headComment.exec(text);
  if (!match) return { problem: "does not begin with a comment that holds the head as JSON" };
  let json: unknown;
  try {
    json = JSON.parse(match[1] ?? "");
  } catch {
    return { problem: "its first comment is not JSON" };
  }
  const head = templateHeadSchema.safeParse(json);
  if (!head.success) {
    const [issue] = head.error.issues;
    return { problem: `${issue?.path.join(".") || "head"}: ${issue?.message}` };
  }
  return { head: head.data, renderHtml: text.slice(match[0].length) };
}

/** Writes a template the way {@link parseTemplateFile} reads it. */
export function formatTemplateFile({ head, renderHtml }: TemplateRecord): string {
  // A comment ends at the first "-->", so that sequence may not appear inside the JSON.
  const json = JSON.stringify(head, null, 1).replaceAll("-->", "--\\u003e");
  return `<!-- ${json} -->\n${renderHtml}`;
}
