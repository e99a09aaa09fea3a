import { describe, expect, it } from "vitest";
import { escapeHtml } from "./escape-html";

describe("escapeHtml", () => {
  it("turns everything with a meaning in HTML into an entity", () => {
    expect(escapeHtml(`<a href="x" title='y'>T&T</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;T&amp;T&lt;/a&gt;",
    );
  });

  it("leaves plain text and other scripts alone", () => {
    expect(escapeHtml("Crème brûlée 茶 100%")).toBe("Crème brûlée 茶 100%");
  });
});
