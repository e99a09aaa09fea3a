import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { containedRate, multiplyRate } from "../../platform/money/multiply-rate";
import type { LineTax, TaxRule } from "./tax-rule";

/**
 * The taxes on one line under the rules that apply to it. Rates of kind `tax` are added up and rounded once,
 * half away from zero, then split by rate, so that each has its name; each `other` tax is rounded once,
 * alone. If prices include tax, the whole included amount is computed and rounded once and then split by
 * rate, so that net and taxes add up to the price exactly.
 */
export function taxForLine(amountMinor: Minor, rules: readonly TaxRule[], inclusive: boolean): LineTax {
  const ordinary = rules.filter((rule) => rule.kind === "tax");
  const others = rules.filter((rule) => rule.kind === "other");
  const rates = [sumRates(ordinary), ...others.map((rule) => rule.rateBasisPoints)];
  const [taxMinor = 0, ...otherMinor] = inclusive
    ? containedAmounts(amountMinor, rates)
    : rates.map((rate) => multiplyRate(amountMinor, rate));
  const amounts = allocate(taxMinor, weightsOf(ordinary.map((rule) => rule.rateBasisPoints)));
  return {
    taxMinor,
    taxes: ordinary.map((rule, index) => rated(rule, amounts[index])),
    otherTax: others.map((rule, index) => rated(rule, otherMinor[index])),
  };
}

const rated = ({ name, rateBasisPoints }: TaxRule, amountMinor = 0) => ({
  name,
  rateBasisPoints,
  amountMinor,
});

/** Rates as integers for splitting: in ten-thousandths of a basis point. */
const stepsPerBasisPoint = 10_000;

function containedAmounts(amountMinor: Minor, rates: readonly number[]): Minor[] {
  const containedMinor = containedRate(amountMinor, sum(rates));
  return allocate(containedMinor, weightsOf(rates));
}

const weightsOf = (rates: readonly number[]): number[] =>
  rates.map((rate) => Math.round(rate * stepsPerBasisPoint));

function sumRates(rules: readonly TaxRule[]): number {
  return sum(rules.map((rule) => rule.rateBasisPoints));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
