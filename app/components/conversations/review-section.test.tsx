import { afterEach, describe, expect, test } from "vitest";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import type { ReviewView } from "~/models/conversations/review-view";
import { english } from "~/models/platform/texts/format-message";
import { speakBy } from "~/models/platform/texts/spoken-language";
import { reviewSummary, type StarCounts } from "~/models/shops/pages/review-summary";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { Stars } from "../catalogue/stars";
import { ReviewPage } from "./review-page";
import { ReviewSection } from "./review-section";
import { SellerReviewPage } from "./seller-review-page";
import { SellerReviews } from "./seller-reviews";

const kind: ReviewView = {
  id: 9,
  star: 4,
  title: "Sturdy",
  content: "Survived a fall.",
  images: [],
  likes: 0,
  isBuyer: true,
  author: "Ben",
  date: "Mar 01 2026",
  day: "2026-03-01",
  reply: null,
  isLiked: false,
};
const shown = (over: Partial<ProductReviews> = {}, stars: StarCounts = [1, 0, 0, 2, 5]): ProductReviews => ({
  slug: "tide-mug",
  sku: "MUG",
  variationSku: null,
  isVariable: false,
  scope: "all-reviews",
  star: null,
  page: 1,
  summary: reviewSummary(stars),
  reviews: [kind],
  shownCharacters: 400,
  allowsGuests: false,
  ...over,
});
const html = (over: Partial<ProductReviews> = {}, stars?: StarCounts) =>
  renderOnPage(<ReviewSection reviews={{ data: shown(over, stars) }} />);
const review = (over: Partial<ReviewView>) => html({ reviews: [{ ...kind, ...over }] });

describe("a product's reviews (rule reviews-5)", () => {
  test("say their average, and how many gave each number of stars: those lead to them", () => {
    expect(wordsOf(html())).toContain("4.3 out of 5 from 8 reviews");
    const bars = linksOf(html()).filter(([words]) => /^\d stars?:/.test(words));
    expect(bars.map(([words]) => words)).toEqual(["5 stars: 5", "4 stars: 2", "1 star: 1"]);
    expect(html()).toContain('style="width:63%"');
    expect(bars[0]?.[1]).toMatch(/^\/tide-mug\?.*5/);
  });

  test("of some stars are marked, counted and left again", () => {
    const chosen = html({ star: 4 });
    expect(chosen).toMatch(/aria-current="true"[^>]*class="star-bar"/);
    expect(wordsOf(chosen)).toContain("2 reviews with 4 stars");
    expect(linksOf(chosen)).toContainEqual(["Show all", expect.not.stringContaining("4")]);
    expect(wordsOf(html({ star: 1 }))).toContain("1 review with 1 star");
  });

  test("of a family are those of all or of this variation", () => {
    const family = html({ isVariable: true, scope: "single-review", variationSku: "MUG-R" });
    expect(family).toMatch(/aria-current="true"[^>]*>This variation</);
    expect(html()).not.toContain("This variation");
    const none = html({ isVariable: true, scope: "single-review", reviews: [] }, [0, 0, 0, 0, 0]);
    expect(wordsOf(none)).toContain("There are currently no reviews for this variation.");
  });

  test("without any ask for the first one, and have no bars", () => {
    const none = html({ reviews: [] }, [0, 0, 0, 0, 0]);
    expect(wordsOf(none)).toContain(
      "There are currently no reviews for this product. Be the first to write one.",
    );
    expect(none).not.toContain("star-bars");
  });

  test("are pages with links, of which the one in view is named", () => {
    expect(html()).not.toContain("Pages of reviews");
    const many = html({ page: 2 }, [0, 0, 0, 0, 35]);
    const pages = /<nav aria-label="Pages of reviews".*?<\/nav>/s.exec(many)?.[0] ?? "";
    expect(linksOf(pages).map(([words]) => words)).toEqual(["Page 1", "Page 2", "Page 3", "Page 4"]);
    expect(pages).toMatch(/aria-current="page"[^>]*><span[^>]*>Page <\/span>2</);
  });

  test("can be written from here, by guests where the shop lets them", () => {
    expect(html()).toMatch(/data-review="MUG" data-for="customers"/);
    expect(html({ allowsGuests: true, variationSku: "MUG-R" })).toMatch(
      /data-review="MUG-R" data-for="everyone"/,
    );
    expect(linksOf(html())).toContainEqual(["Write a review", expect.stringContaining("MUG")]);
  });

  test("all have one form, without a script too", () => {
    const page = html({ reviews: [kind, { ...kind, id: 10 }] });
    expect(page.match(/<form/g)).toHaveLength(1);
    expect(page).toMatch(/<form[^>]*id="likes"/);
    expect(
      [...page.matchAll(/<button type="submit" form="([^"]*)" name="review_id" value="(\d+)"/g)].map(
        ([, of, id]) => [of, id],
      ),
    ).toEqual([
      ["likes", "9"],
      ["likes", "10"],
    ]);
  });

  test("are said in the shop's language (rule texts-2)", () => {
    const own = ["Sturdy", "Survived a fall.", "Ben", "Mar 01 2026"];
    const all = { star: 4, isVariable: true, page: 2 } as const;
    const said = unsaidIn(() =>
      renderOnPage(<ReviewSection reviews={{ data: shown(all, [0, 0, 0, 35, 0]) }} />),
    );
    expect(said.filter((text) => !own.includes(text))).toEqual([]);
  });
});

describe("a review", () => {
  test("says its stars, who wrote it and when, and whether they bought it", () => {
    expect(review({})).toContain('aria-label="4 out of 5 stars">★★★★</p>');
    expect(wordsOf(review({}))).toContain("Sturdy Ben Verified buyer Mar 01 2026 Survived a fall.");
    const other = wordsOf(review({ isBuyer: false, title: "" }));
    expect(other).not.toMatch(/Verified buyer|Sturdy/);
  });

  test("that is long is cut at a word, and unfolds without a script", () => {
    const long = html({
      shownCharacters: 12,
      reviews: [{ ...kind, content: "Survived a fall from the table." }],
    });
    expect(long).toMatch(/<p>Survived a[^<]*…<\/p><details><summary><span>Read more<\/span>/);
    expect(review({})).not.toContain("Read more");
  });

  test("is called helpful by a button that names its writer, and pressed if it was", () => {
    expect(buttonsOf(review({}))).toContain("Helpful, the review by Ben");
    expect(wordsOf(review({ likes: 3 }))).toContain("Helpful (3)");
    expect(review({ isLiked: true })).toContain('aria-pressed="true"');
    expect(review({})).not.toContain("aria-pressed");
  });

  test("shows what was replied", () => {
    expect(wordsOf(review({ reply: { author: "Acme", content: "Thanks!" } }))).toContain(
      "Acme replied Thanks!",
    );
  });

  test("opens each photo over the page, the neighbors in a circle", () => {
    const image = (url: string) => ({ url, alt: "", width: 800, height: 600 });
    const two = review({ images: [image("/media/a"), image("/media/b")] });
    expect([...two.matchAll(/role="dialog" aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      "Photo 1 by Ben",
      "Photo 2 by Ben",
    ]);
    expect(buttonsOf(two).filter((name) => /photo/.test(name))).toEqual([
      "Previous photo",
      "Next photo",
      "Previous photo",
      "Next photo",
    ]);
    expect(review({ images: [image("/media/a")] })).not.toContain("Next photo");
  });
});

describe("writing one (rule reviews-2)", () => {
  const product = { sku: "MUG", name: "Tide mug", slug: "tide-mug", variationSku: null, image: null };
  const rules = { isTitleRequired: true, isGuest: false };
  const page = (over: object = {}, answer?: unknown) =>
    renderOnPage(
      <ReviewPage product={product} rules={rules} displayName="Ada" code="code-1" isSent={false} {...over} />,
      { answer },
    );

  test.each([
    ["a customer", rules, ["nick_name*=Ada", "title*", "content*", "files"]],
    [
      "a guest",
      { isTitleRequired: true, isGuest: true },
      ["nick_name*=Ada", "email*", "title*", "content*", "files"],
    ],
    [
      "one who needs no title",
      { isTitleRequired: false, isGuest: false },
      ["nick_name*=Ada", "title", "content*", "files"],
    ],
  ])("asks %s for what the shop needs", (_, asked, fields) => {
    const sent = fieldsOf(page({ rules: asked })).filter((field) => !field.startsWith("__"));
    expect(sent).toEqual(["protect_code=code-1", ...fields]);
  });

  test("has a radio for each star, named by its number, the most stars first", () => {
    const stars = [...page().matchAll(/<span class="sr-only">(\d stars?)<\/span>/g)].map(([, name]) => name);
    expect(stars).toEqual(["5 stars", "4 stars", "3 stars", "2 stars", "1 star"]);
  });

  test("keeps stars and words of a refused one, and says what is wrong beside them", () => {
    const refused = page(
      {},
      {
        formId: "review",
        fieldErrors: { content: "Too short.", star: "Please select your star rating" },
        repopulateFields: { star: "3", content: "Nice", title: "Sturdy" },
      },
    );
    expect(refused).toMatch(/<input[^>]*checked=""[^>]*value="3"|<input[^>]*value="3"[^>]*checked=""/);
    expect(refused).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>Nice<\/textarea>/);
    expect(refused).toMatch(
      /<fieldset aria-describedby="([^"]*)".*<p id="\1" class="error-note">Please select/s,
    );
  });

  test("thanks, and leads back to the reviews", () => {
    const sent = page({ isSent: true });
    expect(sent).not.toContain("<form");
    expect(sent).toMatch(/role="status"[^>]*>Thank you\. Your review shows here once we have approved it\./);
    expect(linksOf(sent)).toEqual([["Back to the product", expect.stringContaining("/tide-mug")]]);
    expect(sent).toContain("disabled");
  });
});

describe("reviews of a seller (rule seller-reviews-5)", () => {
  const one = {
    id: 1,
    star: 5,
    content: "Quick.",
    isBuyer: true,
    reply: "",
    author: "Ben",
    date: "Mar 1",
    day: "2026-03-01",
  };
  const list = (stars: StarCounts, page = 1, reviews = [one]) =>
    renderOnPage(
      <SellerReviews
        reviews={{ data: { summary: reviewSummary(stars), page, reviews } }}
        seller={{ code: "elm", name: "Elm" }}
      />,
    );

  test("say their average in words, and lead to newer and older ones", () => {
    expect(wordsOf(list([0, 0, 0, 0, 1]))).toContain("Reviews of Elm 5.0 out of 5 from 1 review");
    const turns = (page: number) => linksOf(list([0, 0, 0, 0, 25], page)).map(([words]) => words);
    expect([turns(1), turns(2), turns(3)]).toEqual([
      ["Older reviews"],
      ["Newer reviews", "Older reviews"],
      ["Newer reviews"],
    ]);
    expect(linksOf(list([0, 0, 0, 0, 1]))).toEqual([]);
  });

  test("without any say so; a page beyond the last says that there are no more", () => {
    expect(wordsOf(list([0, 0, 0, 0, 0], 1, []))).toContain("This seller has no reviews yet.");
    expect(wordsOf(list([0, 0, 0, 0, 1], 9, []))).toContain("There are no more reviews.");
    expect(wordsOf(list([0, 0, 0, 0, 1], 1, [{ ...one, reply: "Thank you." }]))).toContain(
      "Elm replied Thank you.",
    );
  });

  test.each([
    [false, "How did it go of order 1001?", "Submit review"],
    [true, "You can change your review of order 1001.", "Change review"],
  ])("one that was written before (%s) is written or changed", (isWritten, words, button) => {
    const typed = { star: "4", displayName: "Ada", content: "Quick." };
    const order = { id: "o1", incrementId: "1001" };
    const page = (isSent: boolean) =>
      renderOnPage(
        <SellerReviewPage
          order={order}
          sellerName="Elm"
          isWritten={isWritten}
          isSent={isSent}
          orderKey="k1"
          {...typed}
        />,
      );
    expect(wordsOf(page(false))).toContain(words);
    expect(buttonsOf(page(false))).toEqual([button]);
    expect(page(false)).toMatch(/action="[^"]*key=k1"/);
    expect(linksOf(page(true))).toEqual([["Back to the order", "/order/o1?key=k1"]]);
  });
});

describe("stars", () => {
  afterEach(() => speakBy(() => undefined));
  const stars = (average: number, count: number, isBrief = false) =>
    renderOnPage(<Stars rating={{ average, count }} isBrief={isBrief} />);

  test.each([
    [4.25, 8, false, "Rated 4.3 out of 5, 8 reviews"],
    [5, 1, true, "Rated 5.0 out of 5, 1 review"],
    [3, 1200, true, "Rated 3.0 out of 5, 1,200 reviews"],
    [0, 4, false, ""],
  ])("of %d from %i (brief: %s) read '%s'", (average, count, isBrief, words) => {
    expect(wordsOf(stars(average, count, isBrief))).toBe(words);
  });

  test("are written as the shop's language writes numbers", () => {
    speakBy(() => ({ language: "de", t: english }));
    expect(wordsOf(stars(4.25, 8))).toContain("Rated 4,3 out of 5");
    expect(wordsOf(html())).toContain("4,3 out of 5");
  });
});
