import { isPhone } from "../../platform/validation/phone";
import { phonePlans } from "./phone-plans";

/** A country's calling code, how many digits its numbers have, and what stands before them within it. */
type PhonePlan = {
  code: string;
  lengths: readonly (readonly [least: number, most: number])[];
  prefix: string;
};

const planOf = new Map(
  phonePlans.split(/[|\n]/).map((line): [string, PhonePlan] => {
    const [country = "", code = "", ranges = "", prefix = ""] = line.split(" ");
    const lengths = ranges.split(",").map((range) => {
      const [least = "", most = least] = range.split("-");
      return [Number(least), Number(most)] as const;
    });
    return [country, { code, lengths, prefix }];
  }),
);

/**
 * Whether a text can be the telephone number of an address in a country (rule accounts-48): any of at least
 * ten digits, as in {@link isPhone}, or one as it is dialled there, which may be shorter.
 */
export function isCountryPhone(text: string, country: string): boolean {
  const plan = planOf.get(country);
  if (isPhone(text) || plan === undefined || plan.code === "1" || !/^\s*\+?[\d\s()./-]+$/.test(text))
    return isPhone(text);
  const digits = text.replace(/\D/g, "");
  const without = (before: string) => (digits.startsWith(before) ? [digits.slice(before.length)] : []);
  const isAbroad = /^\s*(\+|00)/.test(text);
  const numbers = isAbroad
    ? [...without(plan.code), ...without(`00${plan.code}`)]
    : [digits, ...without(plan.prefix)];
  return numbers.some(({ length }) =>
    plan.lengths.some(([least, most]) => length >= least && length <= most),
  );
}
