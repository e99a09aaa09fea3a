/**
 * A request's address whose path can be decoded. One with a broken percent encoding (`%E0%A4%A`, `%zz`) becomes a single
 * segment of the characters it is written with, which leads to a missing page: Remix would warn of it on the console.
 */
export function decodableUrl(url: string): string {
  if (!url.includes("%")) return url;
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  return isDecodable(path) ? url : `/${encodeURIComponent(path)}${url.slice(path.length)}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
