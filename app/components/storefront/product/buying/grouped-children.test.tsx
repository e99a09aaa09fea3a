import { expect, test } from "vitest";
import { mug } from "~/widgets/product-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { GroupedChildren } from "./grouped-children";

const html = renderOnPage(<GroupedChildren products={[mug]} />);

test("the members of a set stand in two, three and four columns (rule product-4)", () => {
  expect(html).toMatch(/<ul class="card-cells md:grid-cols-3 lg:grid-cols-4/);
});

test("each member has a quick view, which is a link to its page", () => {
  expect(html).toMatch(
    /<a[^>]*href="\/tide-mug"[^>]*aria-label="Quick view: Tide mug"|<a[^>]*aria-label="Quick view: Tide mug"[^>]*href="\/tide-mug"/,
  );
});

test("a set without members to show has no such list", () => {
  expect(renderOnPage(<GroupedChildren products={[]} />)).toBe("");
});
