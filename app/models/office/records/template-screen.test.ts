import { expect, test } from "vitest";
import { templateScreen } from "./template-screen";

const begins = (typed: Record<string, unknown>) =>
  templateScreen
    .newForm({ widgets: {} })
    .read({ name: "Fair", entity_type: "page", slug: "fair", layout: "default", ...typed }).from;

test("an empty page is built before shoppers see it, HTML of one's own is shown as it is (rule builder-10)", () => {
  expect(begins({ html: "", from: "" })).toBe("");
  expect(begins({ html: "", from: "landing" })).toBe("landing");
  expect(begins({ html: "<h1>Fair</h1>", from: "" })).toBeUndefined();
  expect(begins({ html: "", from: "", entity_type: "block", slug: null })).toBeUndefined();
});
