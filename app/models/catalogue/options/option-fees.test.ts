import { describe, expect, test } from "vitest";
import { optionFeeMinor, optionFees } from "./option-fees";
import { option, typed, value } from "./option-fixture";
import { withoutFees } from "./without-fees";

const set = {
  options: [
    option("plug", { label: "Plug", feeMinor: 100, values: [value("uk", { feeMinor: 300 }), value("eu")] }),
    typed("note", { label: "Note", feeMinor: 250 }),
    option("cable", { label: "Cable" }),
  ],
  rules: [],
  personalization: [],
};

describe("fees per piece", () => {
  test.each([
    ["nothing chosen", {}, []],
    ["an option's fee alone", { plug: "eu" }, [["Plug", 100]]],
    ["an option's fee and its value's", { plug: "uk" }, [["Plug", 400]]],
    ["a typed text", { note: "Hi" }, [["Note", 250]]],
    ["an empty text", { note: "" }, []],
    ["a choice that costs nothing", { cable: "a" }, []],
    [
      "several",
      { note: "Hi", plug: "uk" },
      [
        ["Plug", 400],
        ["Note", 250],
      ],
    ],
  ])("%s", (_name, selections, expected) => {
    expect(optionFees(set, selections).map(({ title, amountMinor }) => [title, amountMinor])).toEqual(
      expected,
    );
  });

  test("name their options", () => {
    expect(optionFees(set, { plug: "uk" })).toEqual([{ code: "plug", title: "Plug", amountMinor: 400 }]);
  });

  test("are added up", () => {
    expect(optionFeeMinor(set, { note: "Hi", plug: "uk" })).toBe(650);
  });
});

test("a visitor who may not see prices gets the same options without fees", () => {
  const free = withoutFees(set);
  expect(optionFees(free, { note: "Hi", plug: "uk" })).toEqual([]);
  expect(free.options.map(({ code, values }) => [code, values.length])).toEqual([
    ["plug", 2],
    ["note", 0],
    ["cable", 2],
  ]);
});
