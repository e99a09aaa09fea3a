// @public

import { currencySymbol } from "./currency-symbol";
import { minorDigits } from "./minor-digits";
import type { Currency, Minor } from "./money";

const amount = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * Reads an amount in major units (`1,234.5`, `$24`, `-3.00`, `−3.00`, `USD 7`) as minor units; null if it is
 * none. Extra decimals are rounded half away from zero, digit by digit, without binary fractions.
 */
export function parseMoney(text: string, currency: Currency): Minor | null {
  const trimmed = text.trim();
  const negative = /^[-−]/.test(trimmed);
  const bare = withoutCurrency(negative ? trimmed.slice(1).trim() : trimmed, currency);
  const match = amount.exec(bare);
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  if (whole === "" && fraction === "") return null;
  const digits = minorDigits(currency);
  const kept = fraction.slice(0, digits).padEnd(digits, "0");
  const roundsUp = (fraction[digits] ?? "") >= "5";
  const minor = Number(whole.replaceAll(",", "") + kept) + (roundsUp ? 1 : 0);
  if (!Number.isSafeInteger(minor)) return null;
  return negative && minor !== 0 ? -minor : minor;
}

/**
 * Reads an amount that a person typed for money to move, in major units like {@link parseMoney}: nothing is
 * rounded, so one with more decimals than the currency has is no amount.
 */
export function parseExactMoney(text: string, currency: Currency): Minor | null {
  const [, fraction = ""] = text.trim().split(".");
  return fraction.length > minorDigits(currency) ? null : parseMoney(text, currency);
}

function withoutCurrency(text: string, currency: Currency): string {
  const prefixes = [currencySymbol(currency), currency];
  const prefix = prefixes.find((candidate) => text.toUpperCase().startsWith(candidate.toUpperCase()));
  return prefix ? text.slice(prefix.length).trim() : text;
}
