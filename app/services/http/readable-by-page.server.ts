/**
 * Whether a page may be given a request: pages read forms and nothing else, and anything else would only fail in the
 * middle of reading. Calls below `/api` read what they like.
 * @param path path and query as they stand in the request line
 */
export function isReadableByPage(method: string, path: string, contentType: string | undefined): boolean {
  if (method !== "POST" || path.startsWith("/api")) return true;
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType ?? "");
}
