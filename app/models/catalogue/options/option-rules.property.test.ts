import fc from "fast-check";
import { expect, test } from "vitest";
import { applyOptionRules, canSelect } from "./apply-option-rules";
import { checkSelections } from "./check-selections";
import { defaultSelections } from "./default-selections";
import { option, typed, value } from "./option-fixture";
import {
  anyValue,
  type OptionRule,
  type ProductOption,
  type RuleAction,
  type Selections,
  valueVisibilities,
  visibilities,
} from "./product-option";

const codes = ["o1", "o2", "o3", "o4"];
const valueCodes = ["a", "b", "c"];

const someOption = (code: string): fc.Arbitrary<ProductOption> =>
  fc
    .record({
      isTyped: fc.boolean(),
      isRequired: fc.boolean(),
      initialVisibility: fc.constantFrom(...visibilities),
      values: fc.tuple(
        ...valueCodes.map((one) =>
          fc
            .record({
              initialVisibility: fc.constantFrom(...valueVisibilities),
              isDefault: fc.boolean(),
            })
            .map((over) => value(one, over)),
        ),
      ),
    })
    .map(({ isTyped, values, ...over }) => (isTyped ? typed(code, over) : option(code, { ...over, values })));
const someCondition = fc.record({
  option: fc.constantFrom(...codes),
  operator: fc.constantFrom("selected" as const, "not_selected" as const),
  values: fc.uniqueArray(fc.constantFrom(...valueCodes, anyValue), { minLength: 1 }),
});
const actionOn = (code: fc.Arbitrary<string>): fc.Arbitrary<RuleAction> =>
  fc.oneof(
    fc.record({
      option: code,
      action: fc.constantFrom(...visibilities),
      values: fc.constant([] as const),
    }),
    fc.record({
      option: code,
      action: fc.constantFrom("show_value", "hide_value", "enable_value", "disable_value"),
      values: fc.uniqueArray(fc.constantFrom(...valueCodes), { minLength: 1 }),
    }),
  );
const someRule = (code: fc.Arbitrary<string>): fc.Arbitrary<OptionRule> =>
  fc.record({
    operator: fc.constantFrom("any" as const, "all" as const),
    conditions: fc.array(someCondition, { minLength: 1, maxLength: 3 }),
    actions: fc.array(actionOn(code), { minLength: 1, maxLength: 3 }),
  });
const someSelections: fc.Arbitrary<Selections> = fc.dictionary(
  fc.constantFrom(...codes),
  fc.constantFrom(...valueCodes, "unknown", ""),
);
const someOptions = fc.tuple(...codes.map(someOption));
const someSet = fc.record({
  options: someOptions,
  rules: fc.array(someRule(fc.constantFrom(...codes)), { maxLength: 6 }),
});

test("the rules leave only selections that can be made, and applying them again changes nothing", () => {
  fc.assert(
    fc.property(someSet, someSelections, (set, sent) => {
      const { states, selections } = applyOptionRules(set, sent);
      for (const state of states) {
        const kept = selections[state.option.code];
        if (kept !== undefined) expect(canSelect(state, kept)).toBe(true);
      }
      expect(applyOptionRules(set, selections)).toEqual({ states, selections });
    }),
  );
});

test("the order of rules that act on different options does not matter", () => {
  const ruleFor = (code: string) => someRule(fc.constant(code));
  fc.assert(
    fc.property(
      someOptions,
      fc.tuple(...codes.map(ruleFor)),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      someSelections,
      (options, rules, order, sent) => {
        const shuffled = order.map((at) => rules[at] as OptionRule);
        expect(applyOptionRules({ options, rules: shuffled }, sent)).toEqual(
          applyOptionRules({ options, rules }, sent),
        );
      },
    ),
  );
});

test("what the server accepts is exactly what was sent and nothing that the rules hide or disable", () => {
  fc.assert(
    fc.property(someSet, someSelections, (set, sent) => {
      const { selections } = checkSelections(set, sent);
      if (!selections) return;
      const typedIn = Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== ""));
      expect(selections).toEqual(typedIn);
      for (const state of applyOptionRules(set, selections).states) {
        const kept = selections[state.option.code];
        if (kept !== undefined) expect(canSelect(state, kept)).toBe(true);
        else expect(state.isEnabled && state.option.isRequired).toBe(false);
      }
    }),
  );
});

test("what is chosen beforehand can be chosen", () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const chosen = defaultSelections(set);
      expect(applyOptionRules(set, chosen).selections).toEqual(chosen);
    }),
  );
});
