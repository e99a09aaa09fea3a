import { describe, expect, it } from "vitest";
import { cleanSellersHtml } from "./clean-sellers-html.server";

describe("a seller's HTML (rule sellers-23)", () => {
  const widgets = { prefix: "seller.potter.", isAllowed: (type: string) => type === "simple-text" };
  const clean = (html: string) => cleanSellersHtml(html, widgets);

  it.each([
    '<section class="band">\n  <h2>Clay</h2>\n  <p>From <a href="/seller/potter">us</a></p>\n</section>',
    '<div data-widget="simple-text" data-attribute="seller.potter.words" data-from="2026-11-27T00:00"></div>',
    '<div data-widget="main-part"></div>',
    "<p>Five &amp; six</p>",
  ])("stays as it is: %s", (html) => expect(clean(html)).toEqual({ html }));

  it.each([
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    "<style>*{display:none}</style>",
    '<form action="https://evil.example"><input></form>',
    '<svg onload="alert(1)"></svg>',
    '<div class="fixed inset-0">x</div>',
    '<div id="main">x</div>',
    '<div data-widget="simple-text" data-attribute="words"></div>',
    '<div data-widget="popup" data-attribute="seller.potter.popup"></div>',
    '<div data-widget="main-part" data-attribute="words"></div>',
    "<p><b><math></math></b></p>",
  ])("is refused in words: %s", (html) => expect(clean(html)).toHaveProperty("fault"));

  it("loses its comments", () => expect(clean("<!-- <script> --><p>x</p>")).toEqual({ html: "<p>x</p>" }));
});
