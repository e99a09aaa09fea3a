import { describe, expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { Popup } from "./popup";
import { PopupContent } from "./popup-content";
import { declaration } from "./schema";
import { autoHideMs } from "./use-popup";

const offer = itemOf(declaration, {
  title: "Ten percent off",
  content: "<p>On your <em>first</em> order.</p>",
  image: { value: "/media/acme/00000000000000aa", label: "A mug" },
  buttonLabel: "Shop",
  buttonLink: "/kitchen",
});

describe("its properties", () => {
  test("have defaults (rules popups-1 and popups-2)", () => {
    expect(propsOf(declaration, {})).toMatchObject({
      show: "immediately",
      loggedInOnly: false,
      useCookie: true,
      cookieDays: 30,
      autoHide: false,
      closeButton: true,
      pages: [],
      slugs: [],
    });
  });
  test("accept only known page kinds", () => {
    expect(propsOf(declaration, { pages: ["cart", "moon", "home"] }).pages).toEqual(["home", "cart"]);
  });
  test.each([0, 366, 1.5])("%d days are 30", (cookieDays) => {
    expect(propsOf(declaration, { cookieDays }).cookieDays).toBe(30);
  });
  test("a popup that closes by itself does so after five seconds", () => {
    expect(autoHideMs).toBe(5000);
  });
});

test("without a script it does not appear, and its page is hydrated at once (rule hydration-4)", () => {
  const popup = (mayShow: boolean) =>
    renderOnPage(<Popup props={propsOf(declaration, {})} items={[offer]} data={{ mayShow }} name="offer" />);
  expect(popup(true)).toBe('<span hidden="" data-at-once=""></span>');
  expect(popup(false)).toBe("");
});

test("it shows a picture, a title, the owner's text and a button", () => {
  const html = renderOnPage(<PopupContent item={offer} onFollow={() => {}} />);
  expect(html).toContain('alt="A mug"');
  expect(html).toMatch(/<h2[^>]*>Ten percent off<\/h2>/);
  expect(html).toContain("<p>On your <em>first</em> order.</p>");
  expect(html).toMatch(/href="\/kitchen"[^>]*>Shop</);
});

test("it needs no picture and no button", () => {
  const html = renderOnPage(
    <PopupContent item={itemOf(declaration, { title: "Closed on Monday" })} onFollow={() => {}} />,
  );
  expect(html).not.toMatch(/<img|<a /);
});
