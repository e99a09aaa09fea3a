import { expect, test } from "vitest";
import { parseHttpFile } from "./parse-http-file";

const shop = `
@harbor = http://harbor.localhost:3000

### The cart takes a mug
# Put there by its product page.
POST {{harbor}}/checkout/cart HTTP/1.1
Content-Type: application/x-www-form-urlencoded
Accept: text/html

intent=add
  &product_id={{mug}}
# expect status 303
# expect no header x-powered-by
# @capture session cookie awning_session

### A stranger's cart is empty
# @no-cookie-jar
GET {{harbor}}/checkout/cart
# expect selector li.line count 0
`;

test("a file is read into variables and steps", () => {
  const { variables, steps } = parseHttpFile(shop);
  expect(variables).toEqual({ harbor: "http://harbor.localhost:3000" });
  expect(steps.map(({ name, method, isStranger }) => [name, method, isStranger])).toEqual([
    ["The cart takes a mug", "POST", false],
    ["A stranger's cart is empty", "GET", true],
  ]);
});

test("a body is kept unchanged", () => {
  expect(parseHttpFile(shop).steps[0]?.body).toBe("intent=add\n  &product_id={{mug}}");
});

test("comments contain expectations", () => {
  const [add, look] = parseHttpFile(shop).steps;
  expect(add?.expectations.map(({ expectation }) => expectation)).toEqual([
    { kind: "status", status: 303, isAbsent: false },
    { kind: "header", name: "x-powered-by", part: "", isAbsent: true },
  ]);
  expect(add?.captures[0]?.capture).toEqual({ from: "cookie", name: "session", cookie: "awning_session" });
  expect(look?.expectations[0]?.expectation).toEqual({
    kind: "selector",
    selector: "li.line",
    count: 0,
    isAbsent: false,
  });
});

test("a capture may name an attribute or a pattern", () => {
  const { steps } = parseHttpFile(
    'GET http://a/\n# @capture id selector input[name="a b"] @value\n# @capture n header location /order=(.+)/\n# @capture p json images.0 /([^/]+)$/',
  );
  expect(steps[0]?.captures.map(({ capture }) => capture)).toEqual([
    { from: "selector", name: "id", selector: 'input[name="a b"]', attribute: "value" },
    { from: "header", name: "n", header: "location", pattern: /order=(.+)/ },
    { from: "json", name: "p", path: "images.0", pattern: /([^/]+)$/ },
  ]);
});

test.each([
  ["GET http://a/\n# expect stattus 200", "line 2: unknown expectation: stattus 200"],
  ["GET http://a/\n# @captur x json y", "line 2: unknown note: @captur"],
  ["### a\nFETCH http://a/", "line 2: neither a request nor a comment: FETCH http://a/"],
  ["GET http://a/\nno header", "line 2: not a header: no header"],
])("an error is reported with its line: %j", (text, message) => {
  expect(() => parseHttpFile(text)).toThrow(message);
});
