// @public

/**
 * A request's address with a decodable path. A broken percent encoding (`%E0%A4%A`, `%zz`) or a line break
 * (`%0A`) makes the path a single literal segment, which leads to a missing page: Remix would otherwise find
 * no route and write a warning to the console.
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
