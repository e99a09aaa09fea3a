import { expect, test } from "vitest";
import type { Answer } from "./answer";
import { judge } from "./judge";
import { parseExpectation } from "./parse-expectation";

const page: Answer = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  setCookies: [],
  body: "<h1>Mugs</h1><p>2 items</p><script>hidden</script>",
};
const data: Answer = {
  status: 200,
  headers: { "content-type": "application/json" },
  setCookies: [],
  body: '{"data":{"items":[{"name":"Mug","price":9.5}]}}',
};

const met = (answer: Answer, source: string) => {
  const expectation = parseExpectation(source);
  if (!expectation) throw new Error(source);
  return judge(answer, expectation) === null;
};

test.each([
  "status 200",
  "header content-type text/html",
  "header content-type",
  "no header x-powered-by",
  "selector h1 count 1",
  "no selector h2",
  "selector h2 count 0",
  "text Mugs 2 items",
  "no text hidden",
  "body hidden",
])("a page meets: %s", (source) => {
  expect(met(page, source)).toBe(true);
});

test.each(["status 404", "no header content-type", "selector h1 count 2", "text Cups", "no body hidden"])(
  "a page fails: %s",
  (source) => {
    expect(met(page, source)).toBe(false);
  },
);

test.each([
  ["json data.items.0.price 9.5", true],
  ['json data.items.0.name "Mug"', true],
  ["json data.items.0.name Mug", true],
  ["json data.items.1.name Mug", false],
  ["no json errors", true],
  ["no json data.items", false],
])("JSON against %s: %s", (source, isMet) => {
  expect(met(data, source)).toBe(isMet);
});
