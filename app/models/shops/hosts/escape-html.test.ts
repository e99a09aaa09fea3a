import { describe, expect, it } from "vitest";
import { escapeHtml } from "./escape-html";

describe("escapeHtml", () => {
  it("escapes every character with a meaning in HTML", () => {
    expect(escapeHtml(`<a href="x" title='y'>T&T</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;T&amp;T&lt;/a&gt;",
    );
  });

  it("keeps plain text and other scripts", () => {
    expect(escapeHtml("Crème brûlée 茶 100%")).toBe("Crème brûlée 茶 100%");
  });
});
