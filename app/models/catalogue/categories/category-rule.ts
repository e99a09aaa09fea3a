// @public

import { z } from "zod";

const words = z.array(z.string().trim().min(1).max(200)).min(1).max(100);
const amountMinor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * What puts a product into a category without being listed by hand (rule owners-10). All that is named holds
 * together; of several tags or brands one is enough. Amounts are minor units of the business's currency.
 */
export const categoryRuleSchema = z
  .object({
    tags: words.optional(),
    brands: words.optional(),
    price_from_minor: amountMinor.optional(),
    price_to_minor: amountMinor.optional(),
    newer_than_days: z.number().int().min(1).max(3650).optional(),
  })
  .strict()
  .refine((rule) => Object.values(rule).some((value) => value !== undefined), {
    message: "A rule names tags, brands, a price or newer_than_days",
  })
  .refine(
    ({ price_from_minor: from, price_to_minor: to }) => from === undefined || to === undefined || from <= to,
    { message: "A rule’s price_from_minor is not above its price_to_minor", path: ["price_to_minor"] },
  );

/** See {@link categoryRuleSchema}. */
export type CategoryRule = z.output<typeof categoryRuleSchema>;

/**
 * What a rule looks at: values of the filter `tag`, the brand, when the product was made, and what one piece
 * of it or of what it consists of is sold at, minor units.
 */
export type RuleFacts = {
  tags: readonly string[];
  brand: string;
  createdAt: Date;
  pricesMinor: readonly number[];
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a product is in a category by its rule (rule owners-10): both prices are included, and a product of
 * exactly so many days is no longer new. Case does not matter.
 */
export function meetsRule(rule: CategoryRule, facts: RuleFacts, now: Date): boolean {
  if (rule.tags && !facts.tags.some((tag) => isAmong(tag, rule.tags))) return false;
  if (rule.brands && !isAmong(facts.brand, rule.brands)) return false;
  if (rule.newer_than_days !== undefined) {
    const ageMs = now.getTime() - facts.createdAt.getTime();
    if (ageMs >= rule.newer_than_days * dayMs) return false;
  }
  return !looksAtPrices(rule) || facts.pricesMinor.some((minor) => isPriced(rule, minor));
}

/** Whether a rule needs to know prices. */
export const looksAtPrices = (rule: CategoryRule): boolean =>
  rule.price_from_minor !== undefined || rule.price_to_minor !== undefined;

const isPriced = ({ price_from_minor: from, price_to_minor: to }: CategoryRule, minor: number): boolean =>
  minor >= (from ?? 0) && minor <= (to ?? Number.MAX_SAFE_INTEGER);

const isAmong = (word: string, words: readonly string[] = []): boolean => {
  const meant = word.trim().toLowerCase();
  return words.some((one) => one.trim().toLowerCase() === meant);
};
