import { describe, expect, test } from "vitest";
import type { ApplyChange } from "~/models/files/apply-change";
import { type ApplySummary, noCounts } from "~/models/files/apply-summary";
import type { Decide } from "~/services/files/apply/in-shop-transaction.server";
import { applyConfirmed } from "./apply-confirmed";

const summary: ApplySummary = {
  products: noCounts,
  variations: noCounts,
  others: noCounts,
  refused: [],
  notes: [],
};
const change = (did: ApplyChange["did"], name: string): ApplyChange => ({
  kind: "product",
  name,
  did,
  fields: [],
});

/** A shop that would change so, one list an apply; `written` are the lists that stayed. */
function shopOf(...plans: ApplyChange[][]) {
  const written: ApplyChange[][] = [];
  let run = 0;
  const apply = async (decide: Decide) => {
    const changes = plans[Math.min(run, plans.length - 1)] ?? [];
    run += 1;
    if (decide(changes)) written.push(changes);
    return summary;
  };
  return { apply, written };
}

test("what adds and changes is applied without a question", async () => {
  const shop = shopOf([change("added", "A"), change("changed", "B"), change("returned", "C")]);
  expect(await applyConfirmed(shop.apply, null)).toBe(summary);
  expect(shop.written).toHaveLength(1);
});

describe("what takes something away", () => {
  const changes = [change("changed", "A"), ...["B", "C", "D", "E"].map((name) => change("archived", name))];

  test("is not applied without a terminal to ask on, and one line says why", async () => {
    const shop = shopOf(changes);
    expect(await applyConfirmed(shop.apply, null)).toBe(
      "Nothing was applied: this would take away product B, product C, product D, 1 more. Add --yes to do it, or --plan to see it",
    );
    expect(shop.written).toEqual([]);
  });

  test("is shown to a person and applied when the person agrees", async () => {
    const shop = shopOf(changes);
    const asked: string[][] = [];
    const ask = async (leaving: readonly ApplyChange[]) => {
      asked.push(leaving.map(({ name }) => name));
      return true;
    };
    expect(await applyConfirmed(shop.apply, ask)).toBe(summary);
    expect(asked).toEqual([["B", "C", "D", "E"]]);
    expect(shop.written).toEqual([changes]);
  });

  test("is not applied when the person does not agree", async () => {
    const shop = shopOf(changes);
    expect(await applyConfirmed(shop.apply, async () => false)).toBe("Nothing was applied");
    expect(shop.written).toEqual([]);
  });

  test("is not applied when more would go by now than the person agreed to", async () => {
    const shop = shopOf(changes, [...changes, change("removed", "F")]);
    expect(await applyConfirmed(shop.apply, async () => true)).toMatch("the shop was changed meanwhile");
    expect(shop.written).toEqual([]);
  });
});
