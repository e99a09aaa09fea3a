import { expect, test } from "vitest";
import { bucketsOf } from "./count-values.server";

const values = ["Oak", "Ash", "Elm", "Fir", "Yew"];
const keysOf = (counts: number[], most: number, kept: string[] = []) =>
  bucketsOf(values, Uint32Array.from(counts), { most, kept }).map(
    ({ key, docCount }) => `${key} ${docCount}`,
  );

test("the values of a group come by how many products have them, then by name", () => {
  expect(keysOf([2, 7, 2, 0, 10], 200)).toEqual(["Yew 10", "Ash 7", "Elm 2", "Oak 2"]);
});

test("of too many values the rarest are left out, unless they are chosen", () => {
  expect(keysOf([1, 7, 2, 3, 10], 3)).toEqual(["Yew 10", "Ash 7", "Fir 3"]);
  expect(keysOf([1, 7, 2, 3, 10], 3, ["Oak"])).toEqual(["Yew 10", "Ash 7", "Fir 3", "Oak 1"]);
});

test("values that no product has take no room", () => {
  expect(keysOf([0, 1, 0, 0, 0], 3)).toEqual(["Ash 1"]);
});
