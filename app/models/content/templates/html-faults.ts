// @public

/** Elements without content, which are never closed. */
const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements whose end tag may be omitted. */
const endsByItself =
  /^(html|head|body|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|rt|rp)$/;
/** Elements whose content is plain text to the browser. */
const opaque = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)(>?)/gi;

type OpenElement = { name: string; index: number };

/** Something malformed, in a line counted from 1. */
export type HtmlFault = { line: number; words: string };

/** What is malformed in an owner's HTML, as messages in the order of the file. */
export const htmlFaults = (html: string): string[] =>
  findHtmlFaults(html).map(({ line, words }) => `line ${line}: ${words}`);

/**
 * What is malformed in an owner's HTML, in the order of the file. Browsers repair malformed HTML, so the page
 * still renders but may look different than intended.
 */
export function findHtmlFaults(html: string): HtmlFault[] {
  const text = withoutOpaque(html);
  const faults: { index: number; words: string }[] = [];
  const open: OpenElement[] = [];
  const leaveOpen = (left: OpenElement[]) => {
    for (const { name, index } of left)
      if (!endsByItself.test(name)) faults.push({ index, words: `<${name}> is never closed` });
  };
  for (const found of text.matchAll(tag)) {
    const { index } = found;
    const [, slash, written = "", attributes = "", end] = found;
    const name = written.toLowerCase();
    if (!end) faults.push({ index, words: `<${slash}${name} has no end: a quote or a > is missing` });
    else if (slash) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at < 0) faults.push({ index, words: `</${name}> closes no open element` });
      else leaveOpen(open.splice(at).slice(1));
    } else if (!voids.test(name) && !/\/\s*$/.test(attributes)) open.push({ name, index });
  }
  leaveOpen(open);
  return faults
    .sort((a, b) => a.index - b.index)
    .map(({ index, words }) => ({ line: lineAt(text, index), words }));
}

/** The HTML with blanks for comments and for what is plain text to a browser, so that places stay. */
export const withoutOpaque = (html: string): string =>
  html.replace(opaque, (part) => part.replace(/[^\n]/g, " "));

/** The line, counted from 1, in which a character of a text stands. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;
