// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { Paging } from "~/models/platform/paging/paging";
import { ButtonLink } from "../ui/form/button";

/**
 * Links to the page before and the page after, of a list with the newest first. Nothing for a list of one
 * page.
 */
export function PageSteps({
  pages: { page, totalPages },
  to,
  noun,
}: {
  pages: Pick<Paging, "page" | "totalPages">;
  to: (page: number) => string;
  /** What is listed, such as 'orders'. */
  noun: string;
}) {
  const t = useTexts();
  if (totalPages <= 1) return null;
  const link = (at: number, text: string) => (
    <ButtonLink to={to(at)} variant="secondary" size="sm">
      {text}
    </ButtonLink>
  );
  return (
    <nav aria-label={t("Pages")} className="flex items-center justify-between gap-4">
      {page > 1 ? link(page - 1, `Newer ${noun}`) : <span />}
      {page < totalPages ? link(page + 1, `Older ${noun}`) : <span />}
    </nav>
  );
}
