// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { Paging } from "~/models/platform/paging/paging";
import { message } from "~/models/platform/texts/message";
import { ButtonLink } from "../ui/form/button";

/** What the links say, by what is listed. */
const stepTexts = {
  orders: { newer: message("Newer orders"), older: message("Older orders") },
  products: { newer: message("Newer products"), older: message("Older products") },
} as const;

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
  noun: keyof typeof stepTexts;
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
      {page > 1 ? link(page - 1, t(stepTexts[noun].newer)) : <span />}
      {page < totalPages ? link(page + 1, t(stepTexts[noun].older)) : <span />}
    </nav>
  );
}
