// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html";

test.each([
  [
    "what browsers write is what texts have",
    "<div>A <b>big</b> <i>mug</i></div>",
    "<p>A <strong>big</strong> <em>mug</em></p>",
  ],
  ["looks of word processors go", '<p class="Mso" style="color:red">A <span>mug</span></p>', "<p>A mug</p>"],
  ["scripts and pictures go", '<p onclick="x()">A<script>x()</script><img src="a"></p>', "<p>A</p>"],
  ["an address that runs goes, its words stay", '<a href="javascript:x()">here</a>', "here"],
  [
    "links keep their addresses",
    '<a href="/care?a=1&amp;b=2" target="_blank">care</a>',
    '<a href="/care?a=1&amp;b=2">care</a>',
  ],
  ["lists do not stand in paragraphs", "<div><ul><li>One</li></ul></div>", "<ul><li>One</li></ul>"],
])("%s (rule builder-23)", (_what, html, text) => expect(cleanHtml(html)).toBe(text));
