// @public

import { useMatches } from "@remix-run/react";

/** Pages on which styles of the whole page differ: `data-page` of the root. */
type StyledPage = "builder" | "cart" | "checkout" | "order" | "product";

/**
 * What the route of such a page exports as `handle`. `pageOf` says of the loader's data which page they make.
 */
export type PageHandle = { pageOf: (data: unknown) => StyledPage | undefined };

/** Which of the pages that have styles of their own is open; undefined on any other. */
export function useStyledPage(): StyledPage | undefined {
  const last = useMatches().at(-1);
  return isPageHandle(last?.handle) ? last.handle.pageOf(last.data) : undefined;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "pageOf" in handle;
