import { describe, expect, test } from "vitest";
import { ownTabs, tabContent } from "./product-tabs";

describe("the content of a tab (rule product-11)", () => {
  test.each([
    ["<p>Wash cold.</p>", "<p>Wash cold.</p>"],
    ["<p>Not [hide-tab] at the start</p>", "<p>Not [hide-tab] at the start</p>"],
    ['<img src="/a.webp" alt="">Wash cold.', '<img src="/a.webp" alt="">Wash cold.'],
    ["", ""],
    [" <p>&nbsp;</p> ", ""],
    ["[hide-tab]", ""],
    ["[hide-tab]<p>Not ready yet</p>", ""],
    ["\n<div><p>&nbsp;[hide-tab] Not ready yet</p></div>", ""],
  ])("of %j is %j", (html, shown) => {
    expect(tabContent(html)).toBe(shown);
  });
});

describe("an owner's tab", () => {
  const care = { label: "Care & washing", attribute: "care", html: "<p>Wash cold.</p>" };
  const shown = (attributes: Record<string, string[]>) => ownTabs([care], attributes).map(({ html }) => html);

  test("shows its own content, and has a place of its own", () => {
    expect(ownTabs([care], {})).toEqual([
      { id: "tab-care-and-washing", label: "Care & washing", html: "<p>Wash cold.</p>" },
    ]);
  });

  test("shows what the product says in its place, as text", () => {
    expect(shown({ care: ["Wipe", "<b>never</b> wash"] })).toEqual([
      "<p>Wipe, &lt;b&gt;never&lt;/b&gt; wash</p>",
    ]);
  });

  test("vanishes where the product or the variation hides it, or has nothing to say", () => {
    expect(shown({ care: ["[hide-tab]"] })).toEqual([]);
    expect(ownTabs([{ ...care, html: "" }], {})).toEqual([]);
  });
});
