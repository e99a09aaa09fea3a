// @public

const end = "</body></html>";

/**
 * Moves what follows a document's end to before it. Remix writes the scripts that hand over loader data
 * there, which is invalid HTML; browsers put them at the end of the body, so nothing changes for them.
 */
export function closeDocument(html: string): string {
  const at = html.lastIndexOf(end);
  return at === -1 ? html : html.slice(0, at) + html.slice(at + end.length) + end;
}
