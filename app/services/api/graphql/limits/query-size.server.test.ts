import { expect, it } from "vitest";
import { buildSchema, getNamedType, isObjectType, parse, validate } from "../graphql-module.server";
import { schema } from "../graphql-server.server";
import { limitSize, maxCost } from "./limit-size.server";
import { querySize } from "./query-size.server";

const size = (query: string, variables = {}) => {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === "OperationDefinition");
  if (operation?.kind !== "OperationDefinition") throw new Error("no operation");
  return querySize(schema, document, operation, variables);
};
const refusals = (query: string, variables = {}) =>
  validate(schema, parse(query), [limitSize(variables)]).map(({ message }) => message);
const pliable = (limit: string, fields: string) =>
  `query ($n: Int) { categoryPliableData(slug: "x", limit: ${limit}) { data { ${fields} } } }`;

it("counts levels and fields, and 600 for each top-level field", () => {
  expect(size("{ getCartCount { count } }")).toEqual({ depth: 2, cost: 602 });
  expect(size("{ a: getCartCount { count } b: getCartCount { count } }").cost).toBe(1204);
});

it("multiplies fields in a list by its limit", () => {
  const one = size(pliable("1", "sku name")).cost;
  expect(size(pliable("50", "sku name")).cost - one).toBe(49 * 2);
});

it("finds a list's limit in its input", () => {
  const slider = (input: string, variables = {}) =>
    size(
      `query ($i: SliderInput!, $n: Int) { sliderProducts(input: ${input}) { products { sku name } } }`,
      variables,
    ).cost;
  const one = slider("{ limit: 1 }");
  expect(slider("{ limit: 50 }") - one).toBe(49 * 2);
  expect(slider('{ type: "newest" }') - one).toBe(9 * 2);
  expect(slider("$i", { i: { limit: 50 } }) - one).toBe(49 * 2);
  expect(slider("$i", { i: { type: "newest" } }) - one).toBe(9 * 2);
  expect(slider("{ limit: $n }", { n: 50 }) - one).toBe(49 * 2);
});

it("finds a search's limit in its params, which count before the argument", () => {
  const search = (args: string, variables = {}) =>
    size(`query ($p: JSON) { searchPliable(keyword: "mug", ${args}) { products { sku name } } }`, variables)
      .cost;
  const one = search("limit: 1");
  expect(search("params: $p, limit: 1", { p: { limit: 50 } }) - one).toBe(49 * 2);
  expect(search("params: { limit: 50 }") - one).toBe(49 * 2);
  expect(search("params: $p", { p: { order: "name" } }) - one).toBe(7 * 2);
});

it("counts a variable's value, at most 100; its default where none is sent; the field's own for null", () => {
  for (const [sent, used] of [
    [{ n: 20 }, "20"],
    [{ n: 99999 }, "100"],
    [{ n: -3 }, "1"],
    [{ n: "many" }, "100"],
    [{ n: null }, "8"],
    [{}, "8"],
  ] as const)
    expect(size(pliable("$n", "sku"), sent)).toEqual(size(pliable(used, "sku")));
  const byDefault = pliable("$n", "sku").replace("$n: Int", "$n: Int = 30");
  expect(size(byDefault)).toEqual(size(pliable("30", "sku")));
  expect(refusals(byDefault)).toEqual([]);
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

const cards = `_id id sku name sub_title slug class_code child_class_code product_option_set price final_price msrp
  hide_price image images { url } stock_status unavailable_for_sale low_stock_alert_message review_count
  review_avg_rating client_guid variations { variation_settings { variable_linked_image variable_image_index }
  product { _id sku price final_price image stock_status } } JPIN JPINslug variable_JPIN JPINimages { url } archived
  available_for_sale short_description default_variation_sku categories { slug } primary_category { slug } brand
  brandid cigarstrength cigarorigin cigarwrapper cigarbinder cigarfiller salableQty backordersQty isBackorders
  isInStock stockMessage stockQty backordersMessage stockStatus stockStatusText maxCartQty backorderExpectedShipDate`;

it("allows a page of 100 cards with everything a storefront reads of a product in a list", () => {
  expect(refusals(pliable("$n", cards), { n: 100 })).toEqual([]);
  const slider = `query ($input: SliderInput!) { sliderProducts(input: $input) { products { ${cards} } } }`;
  expect(refusals(slider, { input: { limit: 100 } })).toEqual([]);
});

it("allows the carts with all sellers, with everything that is said of a cart", () => {
  const carts = `{ getMarketplaceCarts { carts { ${everyField("CartSummary")} } } }`;
  expect(refusals(carts)).toEqual([]);
});

/** Every field of a type, with every field of those that have some. */
function everyField(name: string): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) return "";
  return Object.values(type.getFields())
    .map(
      (field) =>
        `${field.name} ${isObjectType(getNamedType(field.type)) ? `{ ${everyField(getNamedType(field.type).name)} }` : ""}`,
    )
    .join(" ");
}

it("refuses 50 top-level fields and allows 49", () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(" ")} }`;
  expect(refusals(aliases(49))).toEqual([]);
  expect(refusals(aliases(50))).toHaveLength(1);
});

it("refuses an eleventh level and allows ten", () => {
  const nested = buildSchema("type Query { again: Query end: Int }");
  const levels = (count: number) => `${"{ again ".repeat(count - 1)}{ end }${" }".repeat(count - 1)}`;
  const refused = (count: number) => validate(nested, parse(levels(count)), [limitSize({})]).length;
  expect([refused(10), refused(11)]).toEqual([0, 1]);
});
