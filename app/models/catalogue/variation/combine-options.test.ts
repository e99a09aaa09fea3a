import { describe, expect, test } from "vitest";
import {
  asSpelled,
  combineOptions,
  givenValues,
  listedValues,
  mostCombinations,
  optionsProblem,
  proposedSkus,
} from "./combine-options";

const color = { label: "Color", values: ["Red", "Blue"] };
const size = { label: "Size", values: ["S", "M"] };

test("values are typed with commas, semicolons or lines between them", () =>
  expect(listedValues(" red, blue;light green\n\n, ")).toEqual(["red", "blue", "light green"]));

test("every value of an option meets every value of the others (rule variations-13)", () =>
  expect(combineOptions([color, size]).map(({ values }) => values.join(" "))).toEqual([
    "Red S",
    "Red M",
    "Blue S",
    "Blue M",
  ]));

test("what is typed is spelled as it is there, each value once, blank options left out", () =>
  expect(
    asSpelled(
      [
        { label: " color ", values: ["red", "RED", "Green"] },
        { label: "", values: [] },
      ],
      [color],
    ),
  ).toEqual([{ label: "Color", values: ["Red", "Green"] }]));

describe("options say what is wrong with them (rule variations-13)", () => {
  const many = Array.from({ length: mostCombinations / 2 + 1 }, (_, at) => `V${at}`);
  test.each([
    ["none", [], [], 0, "label", /Name an option/],
    ["values without a name", [{ label: "", values: ["Red"] }], [], 0, "label", /values of/],
    ["a name without values", [size, { label: "Color", values: [] }], [], 1, "values", /Give Color a value/],
    ["one name twice", [color, { ...size, label: "color" }], [], 1, "label", /named twice/],
    ["a name that a cell parts", [{ ...size, label: "A:B" }], [], 0, "label", /none of/],
    ["a value that a cell parts", [{ ...size, values: ["A|B"] }], [], 0, "values", /no \|/],
    ["others than are there", [size], [color], 0, "label", /have Color: others/],
    ["one less than are there", [color], [color, size], 0, "label", /have Color and Size: others/],
    ["too many together", [{ ...size, values: many }, color], [], 1, "values", /202 combinations/],
  ] as const)("%s", (_what, options, there, at, part, text) =>
    expect(optionsProblem(options, there)).toEqual({ at, part, text: expect.stringMatching(text) }),
  );
  test("and nothing where all is well", () =>
    expect(optionsProblem([size, color], [color, size])).toBeNull());
});

describe("variations that are there get of an option that is added", () => {
  test("its first value", () =>
    expect(givenValues([size, color], [color])).toEqual([{ label: "Size", value: "S" }]));
  test("nothing where they have it, or where none are there", () =>
    expect([givenValues([color], [color]), givenValues([color, size], [])]).toEqual([[], []]));
});

describe("proposed SKUs (rule variations-13)", () => {
  const of = (...values: string[]) => ({ values });
  const free = () => false;
  test("join the product's and the values", () =>
    expect(proposedSkus("MUG", [of("Deep sea", "S")], free)).toEqual(["MUG-DEEP-SEA-S"]));
  test("are small where the product's is", () =>
    expect(proposedSkus("mug", [of("Red")], free)).toEqual(["mug-red"]));
  test("are counted on where another has them", () =>
    expect(proposedSkus("MUG", [of("Red"), of("Réd!")], (sku) => sku === "MUG-RED")).toEqual([
      "MUG-RED-2",
      "MUG-RED-3",
    ]));
  test("end with the product's where a value has no letter", () =>
    expect(proposedSkus("MUG", [of("!"), of("?")], free)).toEqual(["MUG", "MUG-2"]));
});
