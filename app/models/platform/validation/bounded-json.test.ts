import { expect, test } from "vitest";
import { maxJsonDepth, parseBoundedJson } from "./bounded-json";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("JSON is parsed", () => {
  expect(parseBoundedJson('{"a":[1,"[\\"[{"]}')).toEqual({ a: [1, '["[{'] });
  expect(parseBoundedJson("null")).toBeNull();
});

test.each(["", "{", "a", "[1,]"])("'%s' is not JSON", (text) => {
  expect(parseBoundedJson(text)).toBeUndefined();
});

test("nesting up to the limit is accepted, one level more is not", () => {
  expect(parseBoundedJson(nested(maxJsonDepth))).toBeDefined();
  expect(parseBoundedJson(nested(maxJsonDepth + 1))).toBeUndefined();
});

test("brackets within a string do not count as levels", () => {
  expect(parseBoundedJson(JSON.stringify("[".repeat(1000)))).toBe("[".repeat(1000));
});

test("many objects side by side do not count as deep", () => {
  expect(parseBoundedJson(`[${"{},".repeat(1000)}{}]`)).toHaveLength(1001);
});
