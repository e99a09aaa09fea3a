import { expect, it } from "vitest";
import { filtersOf } from "~/models/catalogue/filters/filter-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { FilterChips } from "./filter-chips";
import { facetOf, listingOf } from "./listing-fixture";

const html = (applied = filtersOf({})) =>
  renderOnPage(
    <FilterChips
      listing={listingOf({ facets: [facetOf("color", { Blue: 3 })], applied }, { sort: "name-asc" })}
      basePath="/mugs"
    />,
  );

it("links to remove each filter, and all of them", () => {
  const page = html(filtersOf({ color: ["Blue"] }, { price: { fromMinor: null, toMinor: 5000 } }));
  expect(page).toMatch(
    /href="\/mugs\/price=min,50\?sort=name-asc"[^>]*><span[^>]*>Remove <\/span>[^<]*: Blue/,
  );
  expect(page).toMatch(/href="\/mugs\/color=Blue\?sort=name-asc"[^>]*><span[^>]*>Remove <\/span>Up to \$50/);
  expect(page).toMatch(/href="\/mugs\?sort=name-asc"[^>]*>Clear all/);
});

it("shows nothing without filters", () => {
  expect(html()).not.toContain("Chosen filters");
});
