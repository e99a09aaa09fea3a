import { describe, expect, test } from "vitest";
import type { VariantOption } from "../variation/variation";
import { variation } from "../variation/variation-fixture";
import { hasNoOptions, optionsFor } from "./options-for";

const color: VariantOption = {
  label: "Color",
  display: "button",
  values: [{ value: "Navy" }, { value: "Sand" }, { value: "Rust" }],
};
const size: VariantOption = { label: "Size", display: "dropdown", values: [{ value: "M" }, { value: "L" }] };
const shirts = [
  variation({ Color: "Navy", Size: "M" }),
  variation({ Color: "Navy", Size: "L" }, { stockStatus: "out-of-stock" }),
  variation({ Color: "Sand", Size: "L" }, { stockStatus: "backordered" }),
];

function choice(selection: Record<string, string>, label: string, value: string, options = [color, size]) {
  const option = optionsFor(options, shirts, selection).find((view) => view.label === label);
  return option?.choices.find((candidate) => candidate.value === value);
}

describe("a value of an option", () => {
  const navyM = { Color: "Navy", Size: "M" };

  test("is selected if it is the chosen one", () => {
    expect(choice(navyM, "Color", "Navy")).toMatchObject({ selected: true, type: "type_1", sku: "navy-m" });
  });

  test("that is sold out can still be selected", () => {
    expect(choice(navyM, "Size", "L")).toMatchObject({
      type: "type_3",
      statusText: "Sold Out",
      enabled: true,
    });
  });

  test("that is chosen and sold out says so in the last option, not in one that comes with other values (variations-10)", () => {
    const soldOut = { Color: "Navy", Size: "L" };
    expect(choice(soldOut, "Size", "L")?.statusText).toBe("Sold Out");
    expect(choice(soldOut, "Color", "Navy")?.statusText).toBe("");
  });

  test("that is chosen and sold out with every other value says so too (variations-10)", () => {
    const gone = ["M", "L"].map((Size) =>
      variation({ Color: "Navy", Size }, { stockStatus: "out-of-stock" }),
    );
    const [colors] = optionsFor([color, size], [...gone, variation({ Color: "Sand", Size: "M" })], {
      Color: "Navy",
      Size: "L",
    });
    expect(colors?.choices[0]?.statusText).toBe("Sold Out");
  });

  test("that exists only with other options selects those", () => {
    expect(choice(navyM, "Color", "Sand")).toMatchObject({
      type: "type_6",
      statusText: "See Options",
      sku: "sand-l",
    });
  });

  test("without a variation is unavailable", () => {
    expect(choice(navyM, "Color", "Rust")).toMatchObject({
      type: "type_4",
      statusText: "Unavailable",
      enabled: false,
      sku: null,
    });
  });

  test("shows the stock of the variation it completes while other options are open", () => {
    expect(choice({}, "Color", "Sand")).toMatchObject({ type: "type_2", sku: "sand-l" });
  });

  test("of other sellers only links to them", () => {
    const others = [variation({ Color: "Navy" }, { isFromJpin: true })];
    expect(optionsFor([color], others, {})[0]?.choices[0]?.type).toBe("type_5");
  });
});

describe("hidden values", () => {
  test("no buttons if all values are shown", () => {
    expect(choice({}, "Color", "Rust")?.hidden).toBe(false);
  });

  test("unavailable values if only valid ones are shown", () => {
    const [view] = optionsFor([color], shirts, {}, "valid");
    expect(view?.choices.map((candidate) => candidate.hidden)).toEqual([false, false, true]);
  });

  test("disabled values in a dropdown", () => {
    expect(choice({}, "Color", "Rust", [{ ...color, display: "dropdown" }, size])?.hidden).toBe(true);
  });
});

describe("hasNoOptions", () => {
  test("is true if every value is disabled", () => {
    expect(hasNoOptions(optionsFor([color, size], [], {}))).toBe(true);
  });

  test("is false while one is enabled", () => {
    expect(hasNoOptions(optionsFor([color, size], shirts, {}))).toBe(false);
  });
});

test("is true only if every value of every option is disabled", () => {
  const views = (...enabled: boolean[][]) =>
    enabled.map((choices, index) => ({
      label: `Option ${index}`,
      display: "button" as const,
      choices: choices.map((one, at) => ({
        value: `${at}`,
        type: "type_1" as const,
        statusText: "",
        sku: null,
        selected: false,
        hidden: false,
        enabled: one,
      })),
    }));
  expect(hasNoOptions(views([false, false], [false]))).toBe(true);
  expect(hasNoOptions(views([false, false], [true]))).toBe(false);
  expect(hasNoOptions(views([false, true], [false]))).toBe(false);
});

test("exactly one value of an option is selected", () => {
  const selected = ["Navy", "Sand", "Rust"].map(
    (value) => choice({ Color: "Navy", Size: "M" }, "Color", value)?.selected,
  );
  expect(selected).toEqual([true, false, false]);
});
