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

test.each([
  [
    "an option that is not there yet keeps its spelling",
    " Cut ",
    ["Slim"],
    [{ label: "Cut", values: ["Slim"] }],
  ],
  ["a name without values stays, so that its problem is said", "Cut", [], [{ label: "Cut", values: [] }]],
  ["values without a name stay, too", " ", ["Slim"], [{ label: "", values: ["Slim"] }]],
  ["a name of spaces without values is blank", "  ", [], []],
])("%s", (_what, label, values, spelled) => expect(asSpelled([{ label, values }], [color])).toEqual(spelled));

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

  const optionsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `Option ${at}`, values: ["One"] }));
  test("a product has up to five options", () => {
    expect(optionsProblem(optionsOf(5), [])).toBeNull();
    expect(optionsProblem(optionsOf(6), [])).toEqual({
      at: 5,
      part: "label",
      text: "A product has up to 5 options.",
    });
  });
  test.each([
    ["a name of 60 characters", [{ label: "N".repeat(60), values: ["Red"] }], null],
    ["a name of 61", [{ label: "N".repeat(61), values: ["Red"] }], /^A name has up to 60 /],
    ["a value of 100 characters", [{ label: "Cut", values: ["V".repeat(100)] }], null],
    ["a value of 101", [{ label: "Cut", values: ["V".repeat(101)] }], /^A value has up to 100 /],
    ["200 combinations", [{ label: "Cut", values: many.slice(1) }, color], null],
  ])("%s", (_what, options, problem) => {
    const text = optionsProblem(options, [])?.text ?? null;
    expect(text).toEqual(problem && expect.stringMatching(problem));
  });
});

describe("variations that are there get of an option that is added", () => {
  test("its first value", () =>
    expect(givenValues([size, color], [color])).toEqual([{ label: "Size", value: "S" }]));
  test("the first of each, where they have several options", () =>
    expect(givenValues([color, { label: "Cut", values: ["Slim"] }, size], [color, size])).toEqual([
      { label: "Cut", value: "Slim" },
    ]));
  test("nothing where they have it, or where none are there", () =>
    expect([givenValues([color], [color]), givenValues([color, size], [])]).toEqual([[], []]));
  test("nothing of an option without values", () =>
    expect(givenValues([{ label: "Cut", values: [] }], [color])).toEqual([]));
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
  test("leave out a value without a letter between others", () =>
    expect(proposedSkus("MUG", [of("Red", "!", "S"), of("!", "!")], free)).toEqual(["MUG-RED-S", "MUG"]));
  test("have no stroke, which parts the SKUs of a cell", () =>
    expect(proposedSkus("MUG|A", [of("Red")], free)).toEqual(["MUGA-RED"]));
  test.each([
    [3, 60],
    [50, 60],
    [51, 61],
    [70, 80],
  ])("of a product whose SKU has %i characters have up to %i", (length, longest) =>
    expect(proposedSkus("M".repeat(length), [of("v".repeat(90))], free)[0]).toHaveLength(longest),
  );
  test("do not end with the hyphen at which a long one was cut", () =>
    expect(proposedSkus("MUG", [of("v".repeat(55), "Red")], free)).toEqual([`MUG-${"V".repeat(55)}`]));
});
