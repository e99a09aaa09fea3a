// @public

/** What is known of a request once it is answered. */
type AnsweredRequest = {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Addresses that answer no page of the shop: the office, programs, files. */
const noPage =
  /^\/(?:admin|api|assets|media|certificate|healthz|readyz|sitemaps|api-graphql|admin-graphql|acp|ucp|mcp|embed|message-picture|\.well-known)(?:\/|$)|\.(?:css|csv|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|xml|zip)$/;

/**
 * Whether an answer showed a page of the shop to who asked for it (rule numbers-9): a browser that opens an
 * address asks for HTML, and one that holds the page still is told so. What is fetched ahead, shown in a
 * frame or asked for by a page's script shows none.
 */
export function isVisit({ method, path, status, headers }: AnsweredRequest): boolean {
  if (method !== "GET" || (status !== 200 && status !== 304)) return false;
  const { accept, "sec-fetch-dest": destination, "sec-purpose": purpose } = headers;
  if (typeof accept !== "string" || !accept.startsWith("text/html") || purpose !== undefined) return false;
  return (destination === undefined || destination === "document") && !noPage.test(path);
}
