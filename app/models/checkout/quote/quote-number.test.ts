import { expect, test } from "vitest";
import { quoteNumber } from "./quote-number";

test("the first quote of a shop does not look like one", () => {
  expect(quoteNumber(1)).toBe("Q-1001");
});

test.each([0, -1, 0.5])("no quote has the sequence %d", (sequence) => {
  expect(() => quoteNumber(sequence)).toThrow(new RangeError(`No quote has sequence ${sequence}`));
});
