// @public

/** The position of a page in a listing. Pages count from 1 (rule listings-7). */
export type ListingPaging = {
  page: number;
  /** Number of pages; 1 for an empty listing. */
  total: number;
  /** Items on a page. */
  limit: number;
  itemTotal: number;
};

/** Computes the paging of a listing. */
export function pagingOf(itemTotal: number, page: number, limit: number): ListingPaging {
  return { page, total: Math.max(1, Math.ceil(itemTotal / limit)), limit, itemTotal };
}

/** Largest page number accepted, so that an offset always fits PostgreSQL's integers. */
export const maxPage = 1_000_000;

/** Reads `?page=`: 1 if missing, null if it is not a page number. */
export function parseListingPage(text: string | null): number | null {
  if (text === null || text === "") return 1;
  if (!/^\d{1,7}$/.test(text)) return null;
  const page = Number(text);
  return page >= 1 && page <= maxPage ? page : null;
}

/** Page numbers for links: first, last and those around the current one; `null` marks a gap. */
export function pageNumbers({ page, total }: Pick<ListingPaging, "page" | "total">): (number | null)[] {
  const wanted = new Set([1, 2, page - 1, page, page + 1, total - 1, total]);
  const pages = [...wanted].filter((number) => number >= 1 && number <= total).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
