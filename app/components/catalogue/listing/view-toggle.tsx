import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type ListingLayout, listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { message } from "~/models/platform/texts/message";
import { withQuery } from "~/paths";
import { Icon } from "../../ui/icon";

const layouts: { layout: ListingLayout; label: string }[] = [
  { layout: "grid", label: message("Show as a grid") },
  { layout: "list", label: message("Show as a list") },
];

/** Switches between cards and rows. Links, so that the choice is in the address. */
export function ViewToggle({ listing, path }: { listing: ShownListing; path: string }) {
  const t = useTexts();
  return (
    <div className="view-toggle flex shrink-0 rounded-base border border-ink/20">
      {layouts.map(({ layout, label }) => (
        <Link
          key={layout}
          to={withQuery(path, listingQuery(listing, { layout }))}
          rel="nofollow"
          preventScrollReset
          aria-label={t(label)}
          aria-current={listing.layout === layout ? "true" : undefined}
          className="inline-flex size-11 items-center justify-center text-muted first:rounded-s-[inherit] last:rounded-e-[inherit] hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
        >
          <Icon name={layout} sizePx={20} />
        </Link>
      ))}
    </div>
  );
}
