import { expect, test } from "vitest";
import { htmlFaults } from "./html-faults";

test.each([
  [
    "a page that is well",
    '<section class="a">\n<p>One<p>Two<br><img src="a.webp" alt="a > b"/>\n</section>',
    [],
  ],
  ["lists and tables without their optional ends", "<ul><li>a<li>b</ul><table><tr><td>1<td>2</table>", []],
  [
    "what only looks like elements",
    "<!-- <div> --><script>if (a < b) x('<div>')</script><style>a > b{}</style>",
    [],
  ],
  ["an element that is left open", "<section>\n<div><p>a</p>\n</section>", ["line 2: <div> is never closed"]],
  ["an element open at the end", "<p>a</p>\n<div>", ["line 2: <div> is never closed"]],
  ["an end without a beginning", "<p>a</p>\n</div>", ["line 2: </div> closes no open element"]],
  [
    "a quote that is left open",
    '<p>a</p>\n<a href="/b>b</a>',
    ["line 2: <a has no end: a quote or a > is missing", "line 2: </a> closes no open element"],
  ],
  [
    "faults in the order of the file, whenever they come to light",
    "<div>\n</b>\n<i>",
    ["line 1: <div> is never closed", "line 2: </b> closes no open element", "line 3: <i> is never closed"],
  ],
  [
    "crossed elements",
    "<b><i>a</b></i>",
    ["line 1: <i> is never closed", "line 1: </i> closes no open element"],
  ],
])("%s", (_, html, expected) => {
  expect(htmlFaults(html)).toEqual(expected);
});
