import { describe, expect, it } from "vitest";
import { templateAround, withMainPart } from "./around";

const of = (name: string, slug: string | null, entityType = "product") => ({ name, slug, entityType });

describe("templateAround (rule templates-12)", () => {
  const all = [of("Tables", "tables"), of("All", null), of("Other", null), of("Lists", null, "category")];

  it.each([
    [["home", "tables"], "Tables"],
    [["tables", "round-tables"], "Tables"],
    [["lamps"], "All"],
    [[], "All"],
  ])("of the categories %j it is %s", (trail, name) => {
    expect(templateAround(all, "product", trail)?.name).toBe(name);
  });

  it("prefers the nearest of the categories", () => {
    const templates = [of("Tables", "tables"), of("Round", "round-tables")];
    expect(templateAround(templates, "product", ["tables", "round-tables"])?.name).toBe("Round");
  });

  it("is none where each is for another category, or another kind", () => {
    expect(templateAround([of("Tables", "tables")], "product", ["lamps"])).toBeUndefined();
    expect(templateAround([of("All", null)], "category", [])).toBeUndefined();
  });
});

describe("withMainPart (rule templates-12)", () => {
  it("puts the page's own part above what names no place for it", () => {
    expect(withMainPart("<p>Oak</p>")).toBe('<div data-widget="main-part"></div>\n<p>Oak</p>');
  });

  it("leaves the place that its owner names", () => {
    const html = "<p>Oak</p><div data-widget='main-part'></div>";
    expect(withMainPart(html)).toBe(html);
  });
});
