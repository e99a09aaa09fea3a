// @public

/** The parts of the copyright line: text, and an optional link after a `|`. */
export type CopyrightLine = { text: string; link: { label: string; url: string } | null };

const address = /(?:^|\s)((?:https?:\/\/|\/(?!\/)|mailto:)\S*)$/;

/**
 * Parses a copyright line (rule menus-8): replaces `{year}` and `{client}`; a `|` introduces the text and
 * address of a link, such as `© {year} {client} | Imprint /imprint`. A link without text shows its address.
 */
export function copyrightLine(
  line: string,
  { year, client }: { year: number; client: string },
): CopyrightLine {
  const fill = (text: string) =>
    text.trim().replaceAll("{year}", String(year)).replaceAll("{client}", client);
  const bar = line.indexOf("|");
  if (bar < 0) return { text: fill(line), link: null };
  const after = line.slice(bar + 1).trim();
  const url = address.exec(after)?.[1];
  const text = fill(line.slice(0, bar));
  if (!url) return { text: after ? `${text} | ${fill(after)}` : text, link: null };
  return { text, link: { label: fill(after.slice(0, after.length - url.length)) || url, url } };
}
