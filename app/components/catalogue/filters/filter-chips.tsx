import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { filterLink } from "~/models/catalogue/filters/listing-filter";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { withQuery } from "~/paths";
import { Icon } from "../../ui/icon";

/** What is chosen, each to be let go of by a press, and all at once. */
export function FilterChips({ listing, basePath }: { listing: ShownListing; basePath: string }) {
  const t = useTexts();
  const { filter } = listing;
  if (!filter || filter.chips.length === 0) return null;
  const query = listingQuery(listing, { page: 1 });
  return (
    <nav aria-label={t("Chosen filters")} className="pt-5">
      <ul className="flex flex-wrap items-center gap-2">
        {filter.chips.map(({ label, without }) => {
          const link = filterLink(basePath, filter, without);
          return (
            <li key={label}>
              <Link
                to={withQuery(link.path, query)}
                rel={link.isFollowed ? undefined : "nofollow"}
                preventScrollReset
                className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-sunken px-4 text-sm hover:bg-line"
              >
                <span className="sr-only">{t("Remove")} </span>
                {label}
                <Icon name="close" sizePx={14} />
              </Link>
            </li>
          );
        })}
        <li>
          <Link
            to={withQuery(filterLink(basePath, filter, noFilters).path, query)}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-4"
          >
            {t("Clear all")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
