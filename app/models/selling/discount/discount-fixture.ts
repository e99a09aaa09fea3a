import type {
  DiscountAction,
  DiscountConditions,
  DiscountContext,
  DiscountLine,
  DiscountRule,
} from "./discount-rule";

/** A discount for tests, by default automatic and without conditions; its id is its kind. */
export function discount(
  action: DiscountAction,
  conditions: Partial<DiscountConditions> = {},
  over: Partial<DiscountRule> = {},
): DiscountRule {
  const none: DiscountConditions = {
    minimumMinor: 0,
    maximumMinor: null,
    categories: [],
    skus: [],
    exceptCategories: [],
    exceptSkus: [],
    customerGroups: [],
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  };
  return {
    id: action.type,
    title: action.type,
    code: null,
    seller: null,
    priority: 0,
    action,
    conditions: { ...none, ...conditions },
    ...over,
  };
}

/** A cart line for tests; the product has the line's id. */
export function line(
  id: string,
  qty: number,
  unitPriceMinor: number,
  over: Partial<DiscountLine> = {},
): DiscountLine {
  return {
    id,
    skus: [id],
    categories: [],
    qty,
    unitPriceMinor,
    freebieOf: null,
    isUndiscounted: false,
    ...over,
  };
}

/** A guest on 1 June, without codes. */
export const guest: DiscountContext = {
  now: new Date("2025-06-01T00:00:00Z"),
  zone: "UTC",
  group: null,
  codes: [],
  uses: {},
};
