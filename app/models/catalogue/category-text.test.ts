import { expect, test } from "vitest";
import { isShortText } from "./category-text";

test.each(["", "Mugs and bowls.", "<p>Mugs <em>and</em> <a href='/bowls'>bowls</a>.</p>", "a".repeat(150)])(
  "'%s' stands above the products (rule listings-8)",
  (html) => expect(isShortText(html)).toBe(true),
);

test.each([
  "a".repeat(151),
  "<h2>Mugs</h2>",
  "<p>Mugs.</p>\n<p>Bowls.</p>",
  "Mugs<br>Bowls",
  "<ul><li>Mugs</li></ul>",
  "<img src='mug.png' alt=''>",
])("'%s' stands beneath them", (html) => expect(isShortText(html)).toBe(false));
