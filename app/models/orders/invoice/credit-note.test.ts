import { describe, expect, test } from "vitest";
import { creditNoteNumber } from "./credit-note";

describe("the number of a credit note (rule orders-27)", () => {
  test.each([
    ["CN-", "", 1, "CN-00001"],
    ["CN-", "potter", 1, "CN-potter-00001"],
    ["CN-", "potter", 99_999, "CN-potter-99999"],
    ["", "", 100_000, "100000"],
  ])("of %j, seller %j and %i is %s", (prefix, seller, sequence, number) =>
    expect(creditNoteNumber(prefix, seller, sequence)).toBe(number),
  );

  test.each([0, -1, 1.5])("is never %d", (sequence) =>
    expect(() => creditNoteNumber("CN-", "", sequence)).toThrow(
      new RangeError(`No credit note has sequence ${sequence}`),
    ),
  );
});
