// @public

/**
 * A request's address without the parameter `_data`, by which older versions of Remix asked for the data of a
 * page. Our pages do not send it, and Remix logs a fault for each visitor or program that does.
 */
export function withoutOldData(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt < 0 || !/data|%/i.test(url.slice(queryAt))) return url;
  const parts = url.slice(queryAt + 1).split("&");
  const kept = parts.filter((part) => ![...new URLSearchParams(part).keys()].includes("_data"));
  if (kept.length === parts.length) return url;
  return kept.length === 0 ? url.slice(0, queryAt) : `${url.slice(0, queryAt)}?${kept.join("&")}`;
}
