/**
 * A request's address whose path can be decoded. One with a broken percent encoding (`%E0%A4%A`, `%zz`), or with the end
 * of a line in it (`%0A`), becomes a single segment of the characters it is written with, which leads to a missing page:
 * Remix finds no route for it and would warn of that on the console.
 */
export function decodableUrl(url: string): string {
  if (!url.includes("%")) return url;
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  return isDecodable(path) ? url : `/${encodeURIComponent(path)}${url.slice(path.length)}`;
}

function isDecodable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
