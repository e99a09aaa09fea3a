import { expect, test } from "vitest";
import { htmlProblems } from "./html-problems";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Us</title></head><body>${body}</body></html>`;

test("a valid page has none", () => {
  expect(htmlProblems(page("<style>p{}</style><p>Us</p>"))).toEqual([]);
});

test.each([
  ["a link type of our own", '<link rel="later" href="/a.js">', "<link>"],
  ["a paragraph that holds a list", "<p><ul><li>One</li></ul></p>", "Stray end tag"],
  ["one id twice", '<i id="a"></i><i id="a"></i>', 'Duplicate ID "a"'],
])("%s is one", (_, body, message) => {
  expect(htmlProblems(page(body)).join()).toContain(message);
});

test("a script after the document's end is one", () => {
  expect(htmlProblems(`${page("")}<script></script>`)).toEqual(["something comes after </html>"]);
});
