import { describe, expect, it } from "vitest";
import { secondMainPart, templateAround, withMainPart } from "./around";

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

  it("takes no place that a comment speaks of", () => {
    const html = '<!-- data-widget="main-part" <i data-widget="main-part"> -->';
    expect(withMainPart(html)).toBe(`<div data-widget="main-part"></div>\n${html}`);
  });
});

describe("secondMainPart (rule templates-12)", () => {
  const place = '<div data-widget="main-part"></div>';

  it("names the line in which the page's own part is placed again", () => {
    expect(secondMainPart(`<p>Oak</p>\n${place}\n<p>Ash</p>\n${place}`)).toEqual({
      line: 4,
      words: '"main-part" is placed a second time: leave one place',
    });
  });

  it.each([
    ["one place", place],
    ["another one in a comment", `${place}<!-- ${place} -->`],
    ["another widget whose name begins so", `${place}<div data-widget="main-part-2"></div>`],
  ])("has nothing against %s", (_, html) => {
    expect(secondMainPart(html)).toBeNull();
  });
});
