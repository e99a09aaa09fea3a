import { expect, it } from "vitest";
import type { SuggestionsAnswer } from "~/models/api/suggestion-fields";
import { renderOnPage } from "~/widgets/widget-fixture";
import SuggestionList from "./suggestion-list";
import { isPageOf, suggestionTargets } from "./suggestion-targets";

const answer: SuggestionsAnswer = {
  success: true,
  products: [
    {
      id: 1,
      name: "Tide mug",
      slug: "tide-mug",
      image: null,
      class_code: "variable_product",
      categories: ["Mugs"],
      category_slugs: ["mugs"],
      review_count: 0,
      review_avg_rating: 0,
      price: null,
      price_text: "See Price In Cart",
      was_price_text: "",
      final_price: null,
      hide_price: true,
      price_state: "in-cart",
      unavailable_for_sale: false,
      search_keyword: "MUG-1",
    },
  ],
  categories: [{ name: "Mugs", slug: "mugs" }],
  paging: { total_products: 9 },
};
it("links to the matching variation, the category and all results", () => {
  expect(suggestionTargets("mug", answer)).toEqual(["/tide-mug/pv/MUG-1", "/mugs", "/search?q=mug"]);
});

it.each([
  ["/tide-mug", true],
  ["/tide-mug/pv/MUG-2", true],
  ["/tide-mugs", false],
  ["/mugs/tide-mug", false],
])("on %s choosing the product loads its page anew: %s (rule search-11)", (pathname, reloads) => {
  expect(answer.products.map((product) => isPageOf(product, pathname))).toEqual([reloads]);
});

it("has no links without matches", () => {
  expect(suggestionTargets("mug", { ...answer, products: [], categories: [] })).toEqual([]);
});

it("shows a placeholder for a product without a picture, like its card", () => {
  const page = renderOnPage(
    <SuggestionList id="s" keyword="mug" answer={answer} activeAt={-1} onChoose={() => {}} />,
  );
  expect(page).toMatch(/<svg[^>]*aria-hidden="true"/);
});

const listOf = (shown: SuggestionsAnswer) =>
  renderOnPage(<SuggestionList id="s" keyword="mug" answer={shown} activeAt={-1} onChoose={() => {}} />);

it("groups products and categories, and marks what was typed", () => {
  const page = listOf(answer);
  expect(page).toMatch(/>Products<\/p>[\s\S]*>Categories<\/p>/);
  expect(page).toMatch(/Tide <mark[^>]*>mug<\/mark>/);
});

it("keeps a word in one piece where its beginning is marked", () => {
  expect(listOf(answer)).toMatch(/<a[^>]*><span><mark[^>]*>Mug<\/mark>s<\/span><\/a>/);
});

it("shows a sale's price beside the one before", () => {
  const onSale = answer.products.map((product) => ({ ...product, price_text: "$8", was_price_text: "$10" }));
  expect(listOf({ ...answer, products: onSale })).toMatch(
    /<ins[^>]*>.*Now .*\$8<\/ins><del[^>]*>.*Before .*\$10<\/del>/,
  );
});
