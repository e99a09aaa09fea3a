import { describe, expect, test } from "vitest";
import { initialVariation } from "./initial-variation";
import { variation } from "./variation-fixture";

const navy = variation({ Color: "Navy" });
const sand = variation({ Color: "Sand" }, { stockStatus: "out-of-stock" });
const rust = variation({ Color: "Rust" }, { stockStatus: "unavailable_for_sale" });

describe("initialVariation", () => {
  test("is the one in the address, even if it is sold out", () => {
    expect(initialVariation([navy, sand], { addressSku: "sand", defaultSku: "navy" })).toBe(sand);
  });

  test("is the one most like it where the one in the address is unavailable", () => {
    const [navyS, rustS] = [variation({ Color: "Navy", Size: "S" }), variation({ Color: "Rust", Size: "S" })];
    const rustM = variation({ Color: "Rust", Size: "M" }, { stockStatus: "unavailable_for_sale" });
    expect(initialVariation([navyS, rustS, rustM], { addressSku: "rust-m", defaultSku: "navy-s" })).toBe(
      rustS,
    );
  });

  test("is the unavailable one in the address if no other can be chosen", () => {
    expect(initialVariation([rust], { addressSku: "rust", defaultSku: null })).toBe(rust);
  });

  test("is the default otherwise", () => {
    expect(initialVariation([navy, sand], { addressSku: null, defaultSku: "sand" })).toBe(sand);
  });

  test("is the best available one if the default is not", () => {
    expect(initialVariation([rust, sand, navy], { addressSku: "none", defaultSku: "rust" })).toBe(navy);
  });

  test("is another seller's where the address names it, and never without being asked for", () => {
    const theirs = variation({ Color: "Moss" }, { isFromJpin: true });
    expect(initialVariation([navy, theirs], { addressSku: "moss", defaultSku: null })).toBe(theirs);
    expect(initialVariation([theirs, navy], { addressSku: null, defaultSku: "moss" })).toBe(navy);
    expect(initialVariation([theirs], { addressSku: null, defaultSku: "moss" })).toBeNull();
  });

  test("is null if none is available", () => {
    expect(initialVariation([rust], { addressSku: null, defaultSku: null })).toBeNull();
  });
});
