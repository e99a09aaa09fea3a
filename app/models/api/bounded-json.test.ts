import { expect, test } from "vitest";
import { maxJsonDepth, parseBoundedJson } from "./bounded-json";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("JSON is parsed", () => {
  expect(parseBoundedJson('{"a":[1,"[\\"[{"]}')).toEqual({ a: [1, '["[{'] });
  expect(parseBoundedJson("null")).toBeNull();
});

test.each(["", "{", "a", "[1,]"])("'%s' is none", (text) => {
  expect(parseBoundedJson(text)).toBeUndefined();
});

test("it may be as deep as the limit and no deeper", () => {
  expect(parseBoundedJson(nested(maxJsonDepth))).toBeDefined();
  expect(parseBoundedJson(nested(maxJsonDepth + 1))).toBeUndefined();
});

test("brackets in a text are no levels", () => {
  expect(parseBoundedJson(JSON.stringify("[".repeat(1000)))).toBe("[".repeat(1000));
});

test("many objects side by side are not deep", () => {
  expect(parseBoundedJson(`[${"{},".repeat(1000)}{}]`)).toHaveLength(1001);
});
