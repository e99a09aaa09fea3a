import { expect, test } from "vitest";
import { templateHeadSchema } from "../templates/template";
import { addressOfPage } from "./address-of-page";

const head = (input: object) => templateHeadSchema.parse({ name: "About", slug: "about", ...input });

test("a page is reached under its slug", () => {
  expect(addressOfPage(head({}))).toBe("about");
});

test.each([
  { entity_type: "block" },
  { preview_only: true },
  { name: "Homepage" },
  { slug: null },
  { slug: "" },
])("%j has no address of its own", (input) => {
  expect(addressOfPage(head(input))).toBeNull();
});
