import { expect, it } from "vitest";
import { buildSchema, parse, validate } from "./graphql-module.server";
import { schema } from "./graphql-server.server";
import { limitSize, maxCost } from "./limit-size.server";
import { querySize } from "./query-size.server";

const size = (query: string) => {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === "OperationDefinition");
  if (operation?.kind !== "OperationDefinition") throw new Error("no operation");
  return querySize(schema, document, operation);
};
const refusals = (query: string) => validate(schema, parse(query), [limitSize]).map(({ message }) => message);
const pliable = (limit: string, fields: string) =>
  `query ($n: Int) { categoryPliableData(slug: "x", limit: ${limit}) { data { ${fields} } } }`;

it("counts levels and fields, and 200 for each top-level field", () => {
  expect(size("{ getCartCount { count } }")).toEqual({ depth: 2, cost: 202 });
  expect(size("{ a: getCartCount { count } b: getCartCount { count } }").cost).toBe(404);
});

it("multiplies fields in a list by its limit", () => {
  const one = size(pliable("1", "sku name")).cost;
  expect(size(pliable("50", "sku name")).cost - one).toBe(49 * 2);
});

it("finds a list's limit in its input", () => {
  const slider = (input: string) =>
    size(`query ($i: SliderInput!, $n: Int) { sliderProducts(input: ${input}) { products { sku name } } }`)
      .cost;
  const one = slider("{ limit: 1 }");
  expect(slider("{ limit: 50 }") - one).toBe(49 * 2);
  expect(slider('{ type: "newest" }') - one).toBe(9 * 2);
  expect(slider("$i") - one).toBe(99 * 2);
  expect(slider("{ limit: $n }") - one).toBe(99 * 2);
});

it("assumes the largest value for an unknown limit", () => {
  expect(size(pliable("$n", "sku"))).toEqual(size(pliable("100", "sku")));
  expect(size(pliable("99999", "sku"))).toEqual(size(pliable("100", "sku")));
});

it("counts fragments as if they were inlined", () => {
  const spread = `{ ...A } fragment A on Query { getCartCount { ...B } } fragment B on CountAnswer { count }`;
  expect(size(spread)).toEqual(size("{ getCartCount { count } }"));
  expect(size("{ ... on Query { getCartCount { ... { count } } } }")).toEqual(
    size("{ getCartCount { count } }"),
  );
});

it("measures a pyramid of fragments quickly and finds it too expensive", () => {
  const chain = Array.from(
    { length: 40 },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
  );
  const pyramid = `{ ...F0 } ${chain.join(" ")} fragment F40 on Query { getCartCount { count } }`;
  expect(size(pyramid).cost).toBeGreaterThan(maxCost);
});

it("stops at a recursive fragment", () => {
  expect(size("{ ...A } fragment A on Query { getCartCount { count } ...A }").depth).toBe(2);
});

it("allows a page of 100 cards with many fields", () => {
  const fields =
    "_id sku slug name sub_title brand image price final_price msrp hide_price stockStatus isInStock images { url alt }";
  expect(refusals(pliable("100", fields))).toEqual([]);
});

it("refuses 50 top-level fields and allows 49", () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(" ")} }`;
  expect(refusals(aliases(49))).toEqual([]);
  expect(refusals(aliases(50))).toHaveLength(1);
});

it("refuses an eleventh level and allows ten", () => {
  const nested = buildSchema("type Query { again: Query end: Int }");
  const levels = (count: number) => `${"{ again ".repeat(count - 1)}{ end }${" }".repeat(count - 1)}`;
  const refused = (count: number) => validate(nested, parse(levels(count)), [limitSize]).length;
  expect([refused(10), refused(11)]).toEqual([0, 1]);
});
