/**
 * Whether a page is loaded without its visitor having asked for it (rule agents-22): ahead of a click, by a
 * program that looks only at what is there, or as a part of another page.
 */
export function isUnasked({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method === "HEAD") return true;
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return true;
  const [mode, part] = [headers.get("Sec-Fetch-Mode"), headers.get("Sec-Fetch-Dest")];
  if ((mode !== null && mode !== "navigate") || (part !== null && part !== "document")) return true;
  return crawler.test(headers.get("User-Agent") ?? "");
}

/** Search engines, previews of messages, and scanners of mail say what they are. */
const crawler =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|embedly|scanner|barracuda|proofpoint/i;
