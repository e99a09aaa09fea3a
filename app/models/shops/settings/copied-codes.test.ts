import { expect, test } from "vitest";
import { codeFrom, withCopies } from "./copied-codes";
import { discountSchema, maxDiscounts } from "./discount-settings";

const spring = discountSchema.parse({
  id: "spring",
  title: "Spring",
  action: { type: "percent", rateBasisPoints: 1000 },
  conditions: { minimumMinor: 5000, maxUses: 40 },
});

test("a code has eight letters and digits behind its prefix", () => {
  const bytes = new Uint8Array([0, 1, 2, 3, 4, 31, 32, 255]);
  expect(codeFrom(bytes, "")).toBe("23456Z2Z");
  expect(codeFrom(bytes, "SPRING")).toBe("SPRING-23456Z2Z");
});

test("copies keep the discount’s terms, and each code is used once", () => {
  expect(withCopies([spring], "spring", ["SPRING-23456Z2Z"])).toEqual({
    discounts: [
      spring,
      {
        ...spring,
        id: "spring-23456z2z",
        code: "SPRING-23456Z2Z",
        conditions: { ...spring.conditions, maxUses: 1 },
      },
    ],
  });
});

test("more codes than a shop may have discounts are refused with how many fit", () => {
  const full = Array.from({ length: maxDiscounts - 1 }, (_, at) => ({ ...spring, id: `d${at}` }));
  expect(withCopies(full, "d1", ["A", "B"])).toEqual({ fits: 1 });
});
