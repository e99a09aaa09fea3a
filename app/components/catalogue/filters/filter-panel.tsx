import { useTexts } from "~/components/ui/texts/use-texts";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";
import { Button } from "../../ui/form/button";
import { Icon } from "../../ui/icon";
import { asPanel, closesPanel } from "../../ui/panel/panel";
import { useClosedByBack } from "../../ui/panel/use-closed-by-back";
import { usePanel } from "../../ui/panel/use-panel";
import { FilterGroup } from "./filter-group";
import { PriceFilter } from "./price-filter";

/** What a button that opens the filters names. */
export const filterPanelId = "filters";

/**
 * The filters of a listing: a column beside it on wide screens, otherwise a sidebar over the page (rule
 * filters-9). The sidebar is a popover, which its button opens without a script. `basePath` is the listing's
 * without filters.
 */
export function FilterPanel({ listing, basePath }: { listing: ShownListing; basePath: string }) {
  const t = useTexts();
  const panel = usePanel();
  useClosedByBack(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });
  const { filter } = listing;
  if (!filter) return null;
  const { itemTotal } = listing.paging;
  return (
    <section
      {...asPanel(filterPanelId)}
      ref={panel}
      aria-label={t("Filters")}
      data-keeps-scroll=""
      data-layout={filter.layout}
      className="filter-panel"
    >
      <div className="filter-panel-head flex items-center justify-between border-b border-line pb-3">
        <p className="font-heading text-2xl">{t("Filters")}</p>
        <button
          type="button"
          {...closesPanel(filterPanelId)}
          aria-label={t("Close filters")}
          className="-me-2 inline-flex size-11 items-center justify-center rounded-base hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      {filter.facets.map((facet) =>
        facet.kind === "range" ? (
          <PriceFilter key={facet.code} facet={facet} listing={listing} filter={filter} basePath={basePath} />
        ) : (
          <FilterGroup key={facet.code} facet={facet} listing={listing} filter={filter} basePath={basePath} />
        ),
      )}
      <div className="filter-panel-foot sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 py-4">
        <Button type="button" {...closesPanel(filterPanelId)} className="w-full">
          {t("Show {count, plural, one {# item} other {# items}}", { count: itemTotal })}
        </Button>
      </div>
    </section>
  );
}
