import { describe, expect, it } from "vitest";
import { filtersOf } from "~/models/catalogue/filters/filter-fixture";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { FilterPanel } from "./filter-panel";
import { facetOf, listingOf } from "./listing-fixture";

const html = (listing: ShownListing) => renderOnPage(<FilterPanel listing={listing} basePath="/mugs" />);
const colors = (count: number) =>
  facetOf("color", Object.fromEntries(Array.from({ length: count }, (_, at) => [`C${at}`, count - at])));
const price = facetOf("price", {}, { min: 1000, max: 5050 });
const input = (page: string, name: string) => page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];

describe("a group of values", () => {
  it("shows ten and keeps the rest behind 'See all [+]'", () => {
    const page = html(listingOf({ facets: [colors(11)] }));
    const [shown = "", rest = ""] = page.split("See all [+]");
    expect(shown.match(/color=C\d+"/g)).toHaveLength(10);
    expect(rest).toContain('href="/mugs/color=C10"');
    expect(page).toMatch(/<details class="see-all">/);
  });

  it("writes how many there are as a listing does", () => {
    expect(html(listingOf({ facets: [facetOf("color", { Blue: 12_345 })] }))).toContain(">12,345<");
  });

  it("has nothing to see all of when there are only ten", () => {
    expect(html(listingOf({ facets: [colors(10)] }))).not.toContain("See all");
  });

  it("opens the rest when something in it is chosen", () => {
    const page = html(listingOf({ facets: [colors(12)], applied: filtersOf({ color: ["C11"] }) }));
    expect(page).toMatch(/<details open="" class="see-all">/);
  });

  it("offers every value as a link that adds it, and what is chosen as one that lets it go", () => {
    const page = html(
      listingOf({
        facets: [facetOf("color", { Blue: 3, Red: 2 }), facetOf("size", { L: 4 })],
        applied: filtersOf({ color: ["Blue"] }),
      }),
    );
    expect(page).toContain('href="/mugs/color=Blue%7CRed"');
    expect(page).toContain('href="/mugs/color=Blue/size=L"');
    expect(page).toMatch(/href="\/mugs"[^>]* aria-current="true"/);
  });

  it("keeps order and layout of the list, and begins at its first page", () => {
    const listing = listingOf(
      { facets: [facetOf("color", { Blue: 3 })] },
      {
        sort: "name-asc",
        layout: "list",
        query: { q: "mug" },
        paging: { page: 3, total: 4, limit: 24, itemTotal: 90 },
      },
    );
    expect(html(listing)).toContain('href="/mugs/color=Blue?q=mug&amp;sort=name-asc&amp;view=list"');
  });

  it("does not lead crawlers to combinations", () => {
    const page = html(
      listingOf({ facets: [facetOf("color", { Blue: 3 }), facetOf("brand", { Saltworks: 2 })] }),
    );
    expect(page).toMatch(/href="\/mugs\/color=Blue"[^>]* rel="nofollow"/);
    expect(page).not.toMatch(/href="\/mugs\/brand=Saltworks"[^>]* rel="nofollow"/);
  });
});

describe("ratings", () => {
  const ratings = facetOf("review_avg_rating", { 4: 3, 3: 7 });

  it("are a least rating, of which one holds at a time", () => {
    const page = html(listingOf({ facets: [ratings], applied: filtersOf({}, { minRating: 4 }) }));
    expect(page).toContain('href="/mugs/review_avg_rating=3"');
    expect(page).toMatch(/href="\/mugs"[^>]* aria-current="true"/);
    expect(page).toContain("4 stars &amp; up");
  });
});

describe("the price", () => {
  const page = html(
    listingOf(
      {
        facets: [price],
        applied: filtersOf({ color: ["Blue"] }, { price: { fromMinor: 1250, toMinor: null } }),
      },
      { sort: "name-asc" },
    ),
  );

  it("is sent as a form to the listing without it, which keeps what else is chosen", () => {
    expect(page).toMatch(/<form[^>]*action="\/mugs\/color=Blue"/);
    expect(page).toMatch(/method="get"/);
    expect(input(page, "sort")).toContain('value="name-asc"');
  });

  it("takes amounts of nine characters and shows where the range ends", () => {
    expect(input(page, "price_from")).toMatch(/maxLength="9"/i);
    expect(input(page, "price_from")).toContain('value="12.5"');
    expect(input(page, "price_to")).toContain('placeholder="50.5"');
    expect(input(page, "price_to")).toMatch(/pattern="[^"]+" title="A number such as 24.5"/);
  });

  it("can be sent without a script even when both fields are empty", () => {
    const empty = html(listingOf({ facets: [price] }));
    expect(empty).toMatch(/<button type="submit"(?![^>]*disabled="")[^>]*>Go<\/button>/);
  });
});

describe("the panel", () => {
  it("is opened and closed by buttons that need no script", () => {
    const page = html(
      listingOf({ facets: [price] }, { paging: { page: 1, total: 1, limit: 24, itemTotal: 1 } }),
    );
    expect(page).toMatch(/<section id="filters" popover="auto"/);
    expect(page).toMatch(/popovertargetaction="hide"[^>]*>Show 1 item</);
  });

  it("is not there without filters", () => {
    expect(html({ ...listingOf({}), filter: null })).not.toContain("Filters");
  });
});
