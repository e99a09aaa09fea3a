// @public

/**
 * The value of a cookie; null if absent.
 * @param header `Cookie`, or `document.cookie`
 */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  const start = `${name}=`;
  if (!header?.includes(start)) return null;
  for (const pair of header.split(";")) {
    const sent = pair.trim();
    if (sent.startsWith(start)) return sent.slice(start.length);
  }
  return null;
}
