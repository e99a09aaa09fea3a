import fc from "fast-check";
import { expect, test } from "vitest";
import { type Redemption, redeem } from "./redeem";

function certificate(code: string, balanceMinor: number): Redemption {
  return { kind: "gift_certificate", code, balanceMinor };
}

test("applies redemptions in order, each up to its balance", () => {
  const amounts = redeem(5000, [certificate("A", 3000), certificate("B", 3000)]);
  expect(amounts.map(({ code, amountMinor }) => [code, amountMinor])).toEqual([
    ["A", 3000],
    ["B", 2000],
  ]);
});

test("leaves out redemptions that are not needed", () => {
  expect(redeem(5000, [certificate("A", 5000), certificate("B", 1)])).toHaveLength(1);
});

test.each([0, -5])("a balance of %i pays nothing", (balanceMinor) => {
  expect(redeem(5000, [certificate("A", balanceMinor)])).toEqual([]);
});

test("never pays more than is due or available", () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.array(fc.nat(1e6)), (totalMinor, balances) => {
      const redemptions = balances.map((balance, index) => certificate(String(index), balance));
      const paid = redeem(totalMinor, redemptions).reduce((sum, each) => sum + each.amountMinor, 0);
      expect(paid).toBe(
        Math.min(
          totalMinor,
          balances.reduce((sum, balance) => sum + balance, 0),
        ),
      );
    }),
  );
});
