import { describe, expect, test } from "vitest";
import {
  type MergedProduct,
  type MergedVariation,
  mergeProblem,
  offeringBoth,
  partedSku,
  splitProblem,
  stayingProblem,
  variationPairs,
} from "./merge-problem";

const potter = { id: "p", code: "potter", name: "Potter" };
const weaver = { id: "w", code: "weaver", name: "Weaver" };
const mug: MergedProduct = {
  sku: "MUG",
  classCode: "simple",
  isVariation: false,
  isArchived: false,
  optionSet: null,
  optionsKey: "",
  subscriptionPlans: [],
  sellers: [potter],
  variations: [],
};
const cup = { ...mug, sku: "CUP", sellers: [weaver] };

test("two single products of different sellers can become one", () => {
  expect(mergeProblem(mug, cup)).toBeNull();
});

test("two sets of options that say the same are the same", () => {
  const engraved = { optionsKey: "k", optionSet: "engraving" };
  expect(mergeProblem({ ...mug, ...engraved }, { ...cup, ...engraved, optionSet: "letters" })).toBeNull();
});

test.each([
  [{ sku: "MUG" }, "Choose two different products."],
  [{ isArchived: true }, "CUP is archived."],
  [{ isVariation: true }, "CUP is a variation: choose the product it belongs to."],
  [{ classCode: "grouped" }, "CUP is a set or a gift card: these have no offers of several sellers."],
  [{ classCode: "variable_product" }, "CUP has variations and MUG has none."],
  [
    { optionSet: "engraving", optionsKey: "k" },
    "They have different options (MUG: none, CUP: engraving), and carts keep what was chosen. Give both the same option set first.",
  ],
  [
    { optionsKey: "k", optionSet: null },
    "They have different options (MUG: none, CUP: none), and carts keep what was chosen. Give both the same option set first.",
  ],
  [{ subscriptionPlans: [{ every: 1 }] }, "They have different subscriptions."],
])("not with one that is %o", (over, problem) => {
  expect(mergeProblem(mug, { ...cup, ...over })).toBe(problem);
});

test("a family does not take a single product, whichever of both stays", () => {
  const family = { ...mug, classCode: "variable_product" };
  const wrong = "MUG has variations and CUP has none.";
  expect([mergeProblem(family, cup), mergeProblem(cup, family)]).toEqual([wrong, wrong]);
});

describe("a seller that offers both", () => {
  const both = { ...cup, sellers: [weaver, potter] };

  test("has to have one offer chosen that stays", () => {
    expect(mergeProblem(mug, both)).toBeNull();
    expect(offeringBoth(mug, both)).toEqual([potter]);
    expect(offeringBoth(mug, cup)).toEqual([]);
    expect(stayingProblem(mug, cup, {})).toBeNull();
    for (const sku of ["MUG", "CUP"]) expect(stayingProblem(mug, both, { potter: sku })).toBeNull();
  });

  test("is found among others, each once and in the order of the one that goes", () => {
    const many = { ...mug, sellers: [potter, weaver] };
    expect(offeringBoth(many, both)).toEqual([weaver, potter]);
    const stays = { potter: "MUG", weaver: "CUP" };
    expect(stayingProblem(many, both, stays)).toBeNull();
    expect(stayingProblem(many, both, { ...stays, tinker: "MUG" })?.seller).toBe("tinker");
  });

  test.each([
    [{}, "potter", "Potter offers both MUG and CUP: choose which of these two offers stays."],
    [{ potter: "BOWL" }, "potter", "Choose MUG or CUP for Potter."],
    [{ potter: "MUG", weaver: "CUP" }, "weaver", "No seller 'weaver' offers both MUG and CUP."],
  ])("%o is refused", (stays, seller, problem) => {
    expect(stayingProblem(mug, both, stays)).toEqual({ seller, problem });
  });
});

describe("products with variations", () => {
  const of = (sku: string, color: string, sellers = [potter]): MergedVariation => ({
    id: 1,
    sku,
    optionValues: { Color: color },
    sellers,
  });
  const mugs = {
    ...mug,
    classCode: "variable_product",
    variations: [of("MUG-R", "Red"), of("MUG-B", "Blue")],
  };
  const cups = { ...cup, classCode: "variable_product", variations: [of("CUP-R", " red", [weaver])] };

  test("become one where each variation that goes has one of the same values", () => {
    expect(mergeProblem(mugs, cups)).toBeNull();
    expect(variationPairs(mugs, cups).pairs).toMatchObject([
      { kept: { sku: "MUG-R" }, gone: { sku: "CUP-R" } },
    ]);
  });

  test("do not where one has no counterpart, or two have the same", () => {
    const green = { ...cups, variations: [of("CUP-G", "Green", [weaver])] };
    const wanted = "MUG has no variation Color Green, as CUP-G is. Add it to MUG first, or archive CUP-G.";
    expect(mergeProblem(mugs, green)).toBe(wanted);
    const twice = { ...cups, variations: [...cups.variations, of("CUP-R2", "Red", [weaver])] };
    expect(mergeProblem(mugs, twice)).toContain("as CUP-R2 is");
  });

  test("are the same whatever the case, the spaces and the order of their values", () => {
    const valued = (sku: string, optionValues: Record<string, string>) => ({ ...of(sku, ""), optionValues });
    const large = { ...mugs, variations: [valued("MUG-RL", { Color: "Red", Size: "L" })] };
    const same = { ...cups, variations: [valued("CUP-RL", { " size ": "l", COLOR: "RED" })] };
    expect(mergeProblem(large, same)).toBeNull();
    const other = { ...cups, variations: [valued("CUP-RM", { Color: "Red", Size: "M" })] };
    expect(mergeProblem(large, other)).toContain("has no variation Color Red, Size M, as CUP-RM is.");
  });

  test("name a seller once that offers both products and their variations", () => {
    const shared = {
      ...cups,
      sellers: [potter, weaver],
      variations: [of("CUP-R", "Red"), of("CUP-B", "Blue")],
    };
    expect(offeringBoth(mugs, shared)).toEqual([potter]);
  });

  test("ask which stays where a seller offers a variation of both", () => {
    expect(offeringBoth(mugs, { ...cups, variations: [of("CUP-R", "Red")] })).toEqual([potter]);
  });
});

test("a product is parted while one seller stays and one goes", () => {
  const shared = { ...mug, sellers: [potter, weaver] };
  expect(splitProblem(shared, ["w"])).toBeNull();
  expect(splitProblem({ ...shared, classCode: "variable_product" }, ["w"])).toBeNull();
  expect(splitProblem(shared, [])).toBe("Choose whose offers become a product of their own.");
  expect(splitProblem(shared, ["w", "p"])).toBe("One seller at least has to stay.");
  expect(splitProblem({ ...shared, isArchived: true }, ["w"])).toBe("MUG is archived.");
});

test.each([
  ["MUG-RED", 0, "CUP-RED"],
  ["RED", 1, "CUP-2"],
  ["MUG", 2, "CUP-3"],
])("a variation %s is parted as the one at %i: %s", (sku, at, parted) => {
  expect(partedSku(sku, { sku: "MUG", newSku: "CUP" }, at)).toBe(parted);
});
