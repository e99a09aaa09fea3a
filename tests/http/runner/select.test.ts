import { expect, test } from "vitest";
import { seenText } from "./page";
import { select } from "./select";

const page = `<!doctype html><html><head><title>Shop</title></head><body>
<main id="content"><ul class="lines wide"><li class="line"><a href="/mug">Mug</a></li><li class="line"><a href="/pot/pv/P-1">Pot</a></li></ul>
<form><label>Name<input name="first_name" value="Ann, B" required></label></form></main>
<script>window.secret = "Mug"</script></body></html>`;

const names = (selector: string) =>
  select(page, selector).map((element) => element.attribs.href ?? element.name);

test.each([
  ["a", ["/mug", "/pot/pv/P-1"]],
  ["main#content li.line a", ["/mug", "/pot/pv/P-1"]],
  ["ul > li > a[href^=/pot]", ["/pot/pv/P-1"]],
  ["ul > a", []],
  [".wide", ["ul"]],
  ['[value="Ann, B"], a[href$="mug"]', ["/mug", "input"]],
  ["input[required]", ["input"]],
  ['a:contains("Pot")', ["/pot/pv/P-1"]],
  ["ul[class~=lines]", ["ul"]],
  ["ul:not([id]), main:not([id])", ["ul"]],
])("%s", (selector, found) => {
  expect(names(selector)).toEqual(found);
});

test("an invalid selector is refused", () => {
  expect(() => select(page, "a:hover")).toThrow("not a selector: a:hover");
});

test("visible text has no scripts, and spaces between blocks", () => {
  expect(seenText(page)).toBe("Mug Pot Name");
});

test("text interrupted by comments is joined", () => {
  expect(seenText("<p>We can&#x27;t find <!-- -->x.test</p>")).toBe("We can't find x.test");
});
