// @public

/**
 * The page numbers to link below a listing: first, last, the current one and its neighbours, with 'gap'
 * between. A gap never replaces a single page.
 */
export function pageLinks(page: number, totalPages: number): (number | "gap")[] {
  const shown = new Set([1, totalPages, page - 1, page, page + 1]);
  if (page === 4) shown.add(2);
  if (page === totalPages - 3) shown.add(totalPages - 1);
  const pages = [...shown].filter((each) => each >= 1 && each <= totalPages).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const previous = pages[index - 1];
    return previous !== undefined && each - previous > 1 ? ["gap" as const, each] : [each];
  });
}
