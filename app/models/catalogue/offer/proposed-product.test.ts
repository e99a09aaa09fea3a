import { expect, test } from "vitest";
import { paragraphsOf, proposedColumns, typedParagraphs } from "./proposed-product";

test("what a seller types is text, whatever it holds, and comes back as it was typed", () => {
  const typed = `A <script>alert("1")</script> & 'more'\nof it\n\nSecond`;
  const html = paragraphsOf(typed);
  expect(html).not.toContain("<script");
  expect(html).toMatch(/^<p>.*<br>of it<\/p><p>Second<\/p>$/);
  expect(typedParagraphs(html)).toBe(typed);
});

test("what an owner wrote keeps its lines apart", () => {
  expect(typedParagraphs("<p>Clear photographs.</p> <ul><li>224 pages</li><li>Hardcover</li></ul>")).toBe(
    "Clear photographs.\n\n224 pages\nHardcover",
  );
});

test("empty texts are empty columns", () => {
  const none = { name: "Vase", description: " \n\n ", brand: "", category: "", weight: "" };
  expect(proposedColumns(none)).toMatchObject({ name: "Vase", description: "", categories: "" });
});
