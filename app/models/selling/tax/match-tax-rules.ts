// @public

import type { Destination } from "../../accounts/address/address";
import { isSameRegion } from "../../accounts/address/regions";
import { postcodeMatch } from "./postcode-match";
import type { TaxRule, TaxTable } from "./tax-rule";

/**
 * The rules that apply at a destination (rule tax-1). Rules of the same kind and name are one tax: the most
 * specific applies (postal code before state before country, the earlier of equals). Different names add up.
 * Without a destination no tax is due yet.
 */
export function matchTaxRules(
  table: TaxTable,
  destination: Destination | null,
  appliesTo: (rule: TaxRule) => boolean,
): TaxRule[] {
  if (!destination) return [];
  const winners = new Map<string, { rule: TaxRule; rank: number }>();
  for (const rule of table) {
    const rank = appliesTo(rule) ? specificity(rule, destination) : null;
    if (rank === null) continue;
    const key = `${rule.kind} ${rule.name}`;
    const winner = winners.get(key);
    if (!winner || rank > winner.rank) winners.set(key, { rule, rank });
  }
  return [...winners.values()].map(({ rule }) => rule);
}

const stateRank = 10_000;
const postcodeRank = 100_000;

function specificity(rule: TaxRule, destination: Destination): number | null {
  if (rule.country !== destination.country) return null;
  if (rule.state && !isSameRegion(rule.country, rule.state, destination.state)) return null;
  const stateBonus = rule.state ? stateRank : 0;
  if (!rule.postcodePattern) return stateBonus;
  const exactness = postcodeMatch(rule.postcodePattern, destination.postcode);
  return exactness === null ? null : postcodeRank + stateBonus + exactness;
}
