// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import { shoppingListPath } from "~/paths/lists";

/** The lists a product is on, each a link to its list (rule lists-15); nothing for none. */
export const ListLinks = ({ lists }: { lists: readonly ListSummary[] }) => {
  const t = useTexts();
  return lists.length === 0 ? null : (
    <ul aria-label={t("On your lists")} className="flex w-full flex-wrap gap-2">
      {lists.map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <Link to={shoppingListPath(id)} className="list-badge">
            <span className="truncate">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
