import { type TemplateHead, templateHeadSchema } from "../../content/templates/template";

/** A template file: its head and its HTML. */
export type TemplateRecord = { head: TemplateHead; renderHtml: string };

const headComment = /^\s*<!--([\s\S]*?)-->\r?\n?/;

/**
 * Reads a template file: a comment with JSON, then HTML (docs/shop-folder.md).
 * @returns the template, or the file's error
 */
export function parseTemplateFile(text: string): TemplateRecord | { problem: string } {
  const match = headComment.exec(text);
  if (!match) return { problem: "does not begin with a comment that contains the head as JSON" };
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

/** Writes a template in the form {@link parseTemplateFile} reads. */
export function formatTemplateFile({ head, renderHtml }: TemplateRecord): string {
  // A comment ends at the first "-->", so the JSON must not contain it.
  const json = JSON.stringify(head, null, 1).replaceAll("-->", "--\\u003e");
  return `<!-- ${json} -->\n${renderHtml}`;
}
