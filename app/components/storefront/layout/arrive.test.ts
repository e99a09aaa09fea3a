import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { arrive } from "./arrive";

/** A page whose heading is 'Mugs', with a link in its header and one in itself. */
function pageOf(inside = '<h1>Mugs</h1><a href="/mug" id="card">Mug</a>') {
  const { document } = new JSDOM(
    `<header><a href="/" id="logo">Acme</a><input id="search"></header><main id="content" tabindex="-1">${inside}</main>`,
  ).window;
  const focus = (id: string) => {
    document.getElementById(id)?.focus();
    return document.activeElement;
  };
  return { document, focus };
}

const shown = { address: "/mugs", hash: "", isBack: false, keepsPlace: false };

const nameOf = ({ activeElement }: Document) => activeElement?.id || activeElement?.textContent;

test("another page has the focus at its heading, whatever had it before (rule accessibility-2)", () => {
  const { document, focus } = pageOf();
  expect(arrive(document, { address: "/", focused: focus("logo") }, shown)).toBe(true);
  expect(nameOf(document)).toBe("Mugs");
});

test("a heading is no stop of the keyboard once it was left", () => {
  const { document, focus } = pageOf();
  arrive(document, { address: "/", focused: null }, shown);
  focus("card");
  expect(document.querySelector("h1")?.hasAttribute("tabindex")).toBe(false);
});

test("a place of the page is where an address that names it begins", () => {
  const { document } = pageOf('<h1>Mug</h1><section id="reviews">Reviews</section>');
  arrive(document, { address: "/", focused: null }, { ...shown, hash: "#reviews" });
  expect(nameOf(document)).toBe("reviews");
});

test("a page without a heading has the focus at its beginning", () => {
  const { document } = pageOf("<p>Hello</p>");
  arrive(document, { address: "/", focused: null }, shown);
  expect(nameOf(document)).toBe("content");
});

test("a page that took the focus keeps it", () => {
  const { document, focus } = pageOf();
  const left = { address: "/", focused: focus("logo") };
  focus("card");
  expect(arrive(document, left, shown)).toBe(true);
  expect(nameOf(document)).toBe("card");
});

test("a field of the header that was entered while the page came keeps the focus", () => {
  const { document, focus } = pageOf();
  const left = { address: "/", focused: focus("logo") };
  focus("search");
  expect(arrive(document, left, shown)).toBe(true);
  expect(nameOf(document)).toBe("search");
});

test("the field from which the page was searched gives the focus to its heading", () => {
  const { document, focus } = pageOf();
  arrive(document, { address: "/", focused: focus("search") }, shown);
  expect(nameOf(document)).toBe("Mugs");
});

test("a link that keeps the place keeps the focus, and is no other page", () => {
  const { document, focus } = pageOf();
  const left = { address: "/", focused: focus("card") };
  expect(arrive(document, left, { ...shown, keepsPlace: true })).toBe(false);
  expect(nameOf(document)).toBe("card");
});

test("focus that was lost on a page that stays goes to its heading", () => {
  const { document, focus } = pageOf();
  const left = { address: "/mugs", focused: focus("card") };
  document.getElementById("card")?.remove();
  expect(arrive(document, left, shown)).toBe(false);
  expect(nameOf(document)).toBe("Mugs");
});

test("a page that stays takes no focus where nothing had it", () => {
  const { document } = pageOf();
  arrive(document, { address: "/mugs", focused: document.body }, shown);
  expect(document.activeElement).toBe(document.body);
});

test("going back leaves the focus where it still is on the page", () => {
  const { document, focus } = pageOf();
  const left = { address: "/mugs/blue", focused: focus("card") };
  arrive(document, left, { ...shown, isBack: true });
  expect(nameOf(document)).toBe("card");
});
