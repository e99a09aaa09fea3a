// @public

/** A page of a listing. Pages and positions begin at 1; `begin` and `end` are 0 if the page is empty. */
export type Paging = {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  begin: number;
  end: number;
  /** Number of items before this page. */
  offset: number;
};

/**
 * The page of a listing for a request. Pages begin at 1 (rule listings-7); an invalid number becomes the
 * first page, one beyond the last becomes the last. An empty listing has one page.
 */
export function paging(request: { page: number; limit: number; total: number }): Paging {
  const limit = Math.max(1, Math.floor(request.limit) || 1);
  const total = Math.max(0, request.total);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const wanted = Number.isNaN(request.page) ? 1 : Math.floor(request.page);
  const page = Math.min(Math.max(1, wanted), totalPages);
  const offset = (page - 1) * limit;
  const end = Math.min(offset + limit, total);
  return { page, limit, total, totalPages, begin: total === 0 ? 0 : offset + 1, end, offset };
}

/** The page that `?page=` asks for; 1 if it is missing or not a whole number above 0. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
