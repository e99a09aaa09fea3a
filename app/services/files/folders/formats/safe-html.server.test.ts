import { expect, test } from "vitest";
import { safeHtml } from "./safe-html.server";

test.each([
  ["<p>Plain <b>bold</b></p><ul><li>x</li></ul>", "<p>Plain <b>bold</b></p><ul><li>x</li></ul>"],
  ["<script>alert(1)</script>Text", "Text"],
  ['<p style="position:fixed" class="x" onclick="a()">Text</p>', "<p>Text</p>"],
  ['<a href="javascript:alert(1)">Text</a>', '<a rel="nofollow noopener">Text</a>'],
  ['<img src="data:text/html,x" onerror="a()" alt="A">', '<img alt="A" loading="lazy" />'],
  ["<iframe src=https://example.com></iframe><form><input></form>", ""],
  ["<h1>Head</h1>", "<h2>Head</h2>"],
  ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
])("%s becomes %s", (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

test("safe HTML is unchanged", () => {
  const once = safeHtml('<a href="https://example.com">1 < 2</a><img src="https://example.com/a.jpg">');
  expect(safeHtml(once)).toBe(once);
});
