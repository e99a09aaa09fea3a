import { expect, it } from "vitest";
import { templateKeyOf, templateName } from "./written-template";

it("calls a template by its type and name", () => {
  expect(templateName({ entity_type: "footer", name: "Plain" })).toBe("footer/Plain");
});

it("finds the type before the first slash", () => {
  expect(templateKeyOf("page/News/2026")).toEqual({ entity_type: "page", name: "News/2026" });
});

it("takes a name alone for a page's", () => {
  expect(templateKeyOf("Homepage")).toEqual({ entity_type: "page", name: "Homepage" });
});
