import { describe, expect, test } from "vitest";
import { pagingOf } from "~/models/catalogue/listing/paging";
import type { OfferView } from "~/models/catalogue/offer/more-sellers";
import { emptyProfile } from "~/models/marketplace/seller-profile";
import type { SellerView } from "~/models/marketplace/seller-view";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ApplyPage } from "../selling/apply-page";
import { MoreSellersPage } from "./more-sellers-page";
import { SellerPage } from "./seller-page";

const { place: _place, email: _email, ...profile } = emptyProfile;
const elm: SellerView = {
  ...profile,
  code: "elm",
  name: "Elm Pottery",
  isPaused: false,
  km: null,
  isPreferred: false,
  terms: [],
  rating: null,
};
const html = (over: Partial<SellerView> = {}) =>
  renderOnPage(
    <SellerPage seller={{ ...elm, ...over }} map={null} keyword="" listing={null} reviews={null} />,
    { path: "/seller/elm" },
  );

describe("a seller's page (rule sellers-4)", () => {
  test("says who it is, and nothing of what the seller does not say", () => {
    const page = html();
    expect(page).toMatch(/<h1[^>]*>Elm Pottery<\/h1>/);
    expect(linksOf(page).map(([words]) => words)).toEqual(["Home", "Sellers"]);
    expect(wordsOf(page)).not.toMatch(/About|Address|Opening|Pickup|Our story|·/);
    expect(page).toMatch(/<span aria-hidden="true"[^>]*>E<\/span>/);
  });

  test("says where it is, how far, and whether one can collect", () => {
    const address = { line1: "9 Mill Lane", city: "Easton", region: "PA", postalCode: "18042" };
    const page = html({ address, km: 12, pickup: { isOffered: true, note: "" }, tax_number: "22/815" });
    expect(wordsOf(page)).toMatch(/Easton, PA · \S+ (mi|km)[^·]* · Pickup available/);
    expect(wordsOf(page)).toContain("Address 9 Mill Lane Easton, PA 18042 Tax number 22/815");
    expect(wordsOf(page)).toContain("Pickup You can collect your order from this seller.");
    expect(wordsOf(html({ pickup: { isOffered: true, note: "Ring twice." } }))).toContain(
      "Pickup Ring twice.",
    );
  });

  test("says when it is open, what to know before ordering, and its own policies", () => {
    const page = html({
      opening: [{ days: "Mon to Fri", hours: "9 to 5" }],
      terms: ["Orders start at $20.00."],
      policies: [{ title: "Returns", text: "Within 30 days." }],
    });
    expect(wordsOf(page)).toContain(
      "Opening hours Mon to Fri 9 to 5 Orders Orders start at $20.00. Returns Within 30 days.",
    );
    expect(page).toContain('aria-label="About Elm Pottery"');
  });

  test.each([
    [70, false],
    [71, true],
  ])("a story of %i letters goes on below on a phone: %s", (letters, isLong) => {
    const page = html({ story: "s".repeat(letters) });
    expect(page.includes('<a href="#story"')).toBe(isLong);
    expect(page.includes('id="story"')).toBe(isLong);
    expect(html({ story: "One.\nTwo." })).toContain('<a href="#story"');
  });

  test("can be preferred, or no longer, by a press that comes back here", () => {
    expect(buttonsOf(html())).toEqual(["Make this my preferred seller"]);
    expect(fieldsOf(html())).toEqual(["return_to=/seller/elm", "seller=elm"]);
    const preferred = html({ isPreferred: true });
    expect(buttonsOf(preferred)).toEqual(["Remove as my preferred seller"]);
    expect(fieldsOf(preferred)).toEqual(["return_to=/seller/elm", "seller"]);
  });

  test("of one that takes a break says so, and has nothing to buy or to prefer", () => {
    const page = html({ isPaused: true });
    expect(page).toMatch(/role="alert"[^>]*>This seller is taking a break\./);
    expect([buttonsOf(page), page.includes('role="search"')]).toEqual([[], false]);
  });

  test("with a rating leads to its reviews, and is said in the shop's language (rule texts-2)", () => {
    const rated = {
      rating: { average: 4.5, count: 8 },
      isPaused: true,
      pickup: { isOffered: true, note: "" },
    };
    expect(linksOf(html(rated))).toContainEqual(["Rated 4.5 out of 5, 8 reviews", "#reviews"]);
    expect(unsaidIn(() => html(rated)).filter((text) => text !== elm.name && text !== "E")).toEqual([]);
  });
});

describe("all offers of a product (rule sellers-10)", () => {
  const offer: OfferView[] = [];
  const page = (number: number, total: number, variations = [{ text: "Navy", jpin: "J-2", isShown: true }]) =>
    renderOnPage(
      <MoreSellersPage
        name="Mug"
        variationText="Navy"
        image={null}
        slug="mug"
        pageJpin="J-1"
        variationSku="MUG-NAVY"
        variations={variations}
        offers={offer}
        paging={pagingOf(total, number, 10)}
      />,
    );

  test("are counted, and lead back to the product as it was chosen", () => {
    expect(wordsOf(page(1, 1))).toContain("Navy · 1 seller");
    expect(wordsOf(page(1, 3))).toContain("Navy · 3 sellers");
    expect(page(1, 1)).toMatch(/<h1[^>]*><a[^>]*href="\/mug\/pv\/MUG-NAVY"/);
  });

  test("of a family name the variation in view among the others", () => {
    const two = [
      { text: "Navy", jpin: "J-2", isShown: true },
      { text: "Moss", jpin: "J-3", isShown: false },
    ];
    expect(page(1, 1, two)).toMatch(/aria-current="true"[^>]*>Navy</);
    expect(page(1, 1)).not.toContain('aria-label="Variations"');
  });

  test("lead on and back, at their ends in one direction", () => {
    const turns = (number: number) =>
      [...page(number, 30).matchAll(/rel="(prev|next)"[^>]*href="([^"]*)"/g)].map(([, rel]) => rel);
    expect([turns(1), turns(2), turns(3)]).toEqual([["next"], ["prev", "next"], ["prev"]]);
    expect(wordsOf(page(2, 30))).toContain("Page 2 of 3");
    expect(page(1, 10)).not.toContain('aria-label="Pages"');
  });
});

describe("applying to sell (rule sellers-19)", () => {
  const page = (isSent: boolean, answer?: unknown) =>
    renderOnPage(
      <ApplyPage
        shopName="Bazaar"
        introduction="We sell what is made by hand."
        questions={[
          { question: "What do you make?", is_required: true },
          { question: "Since when?", is_required: false },
        ]}
        isSent={isSent}
      />,
      { answer },
    );

  test("asks for names, an email and the shop's own questions", () => {
    const fields = fieldsOf(page(false)).filter((field) => !field.startsWith("__"));
    expect(fields).toEqual(["name*", "owner*", "email*", "answer.q1*", "answer.q2"]);
    expect(wordsOf(page(false))).toContain("Since when? (optional)");
  });

  test("says what is wrong beside an answer, keeps the others, and thanks once", () => {
    const [, formId = ""] = /<form[^>]* id="([^"]*)"/.exec(page(false)) ?? [];
    const refused = page(false, {
      formId,
      fieldErrors: { "answer.q1": "Please answer." },
      repopulateFields: { name: "Elm", answer: { q2: "1998" } },
    });
    expect(refused).toContain('class="error-note">Please answer.</p>');
    expect(fieldsOf(refused)).toEqual(expect.arrayContaining(["name*=Elm", "answer.q2=1998"]));
    expect(page(true)).not.toContain("<form");
    expect(wordsOf(page(true))).toContain("Thank you. We’ll read it, and write to you by email.");
  });
});
