import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { listingOf } from "./filters/listing-fixture";
import { Listing } from "./listing";
import { SearchPage } from "./search-page";

const empty = { paging: { page: 1, total: 0, limit: 24, itemTotal: 0 } };
const missing = { ...empty, isMissing: true, filter: null } as const;
const tells = "load the products. Please try again in a moment.";

test("an empty listing says so (rule listings-8)", () => {
  const html = renderOnPage(<Listing listing={listingOf({}, empty)} path="/mugs" />);
  expect(html).toContain("No products found for this selection.");
  expect(html).toContain(">0 items<");
});

test("a listing that failed to load does not claim to be empty", () => {
  const html = renderOnPage(<Listing listing={listingOf({}, missing)} path="/mugs" />);
  expect(html).toContain(tells);
  expect(html).not.toContain("No products found");
  expect(html).not.toContain(">0 items<");
});

test("a search that failed to load does not either", () => {
  const html = renderOnPage(
    <SearchPage keyword="mug" listing={listingOf({}, missing)} pages={[]} offered={null} />,
  );
  expect(html).toContain("Results for “mug”");
  expect(html).toContain(tells);
  expect(html).not.toContain("No products found");
});
