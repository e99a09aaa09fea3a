import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { pageNumbers } from "~/models/catalogue/listing/paging";
import { withQuery } from "~/paths";
import { Icon } from "../../ui/icon";

const box = "inline-flex h-11 min-w-11 items-center justify-center rounded-base px-2 tabular-nums";

/** Links to the pages of a listing; nothing if there is only one. */
export function Pager({ listing, path }: { listing: ShownListing; path: string }) {
  const t = useTexts();
  const { page, total } = listing.paging;
  if (total <= 1) return null;
  const to = (number: number) => withQuery(path, listingQuery(listing, { page: number }));
  return (
    <nav aria-label={t("Pages")} className="mt-16 flex items-center justify-center gap-1">
      {page > 1 ? <Turn to={to(page - 1)} label={t("Previous page")} icon="chevronLeft" rel="prev" /> : null}
      <ol className="flex items-center gap-1">
        {pageNumbers(listing.paging).map((number, index) => (
          // A gap's key is its position between two numbers.
          <li key={number ?? `gap-${index}`} className={number === null ? "text-muted" : ""}>
            {number === null ? (
              "…"
            ) : number === page ? (
              <span aria-current="page" className={`${box} bg-ink text-surface`}>
                <span className="sr-only">{t("Page")} </span>
                {number}
              </span>
            ) : (
              <Link to={to(number)} className={`${box} hover:bg-sunken`}>
                <span className="sr-only">{t("Page")} </span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < total ? <Turn to={to(page + 1)} label={t("Next page")} icon="chevronRight" rel="next" /> : null}
    </nav>
  );
}

type TurnProps = { to: string; label: string; icon: "chevronLeft" | "chevronRight"; rel: string };

function Turn({ to, label, icon, rel }: TurnProps) {
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${box} hover:bg-sunken`}>
      <Icon name={icon} sizePx={20} />
    </Link>
  );
}
