import { postalCodeTable } from "./world/address-tables";
import { readTable } from "./world/read-table";

/** Codes that are written in more ways than the table knows, or checked more closely, in upper case. */
const written: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  // Canada never uses D, F, I, O, Q or U, nor W or Z as the first letter.
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  // BFPO is the post of the forces abroad.
  GB: /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|BFPO ?\d{1,4})$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  SE: /^\d{3} ?\d{2}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  LV: /^(?:LV-)?\d{4}$/,
  LT: /^(?:LT-)?\d{5}$/,
  LU: /^(?:L-)?\d{4}$/,
  MD: /^(?:MD-?)?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  AR: /^(?:\d{4}|[A-Z]\d{4}(?:[A-Z]{3})?)$/,
  TW: /^\d{3}(?:\d{2,3})?$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
  CL: /^\d{3}-?\d{4}$/,
  EG: /^\d{5}(?:\d{2})?$/,
  IL: /^\d{5}(?:\d{2})?$/,
  IN: /^\d{3} ?\d{3}$/,
  // Since 2015 there are codes with letters beside those of digits.
  KZ: /^(?:\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/,
  RS: /^\d{5,6}$/,
  SA: /^\d{5}(?:-\d{4})?$/,
  // Six digits until 2018, five since.
  VN: /^\d{5,6}$/,
};

/**
 * The format of a country's postal codes in upper case; for a country that is not listed, up to 12 letters,
 * digits, spaces and hyphens.
 */
export const postalCodeFormat = (country: string): RegExp =>
  written[country] ?? formats.get(country) ?? anyFormat;

const anyFormat = /^[A-Z0-9][A-Z0-9 -]{1,11}$/;
const formats = readTable(postalCodeTable, " # ", (pattern) => new RegExp(`^(?:${pattern})$`));
