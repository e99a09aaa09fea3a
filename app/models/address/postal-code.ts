const patterns: Record<string, RegExp> = {
  US: /^\d{5}(?:-\d{4})?$/,
  // Canada never uses D, F, I, O, Q or U, and neither W nor Z in front.
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
};

/** A postal code as its country writes it: upper case, `K1A 0B1` in Canada, `18064-1234` in the United States. */
export function formatPostalCode(text: string, country: string): string {
  const written = text.trim().toUpperCase().replace(/\s+/g, " ");
  if (country === "CA") return written.replace(/^(\w{3}) ?(\w{3})$/, "$1 $2");
  if (country === "US") return written.replace(/^(\d{5})[ -]?(\d{4})$/, "$1-$2");
  return written;
}

/** Whether a postal code has its country's form; where that is not known, up to 12 letters, digits, spaces, hyphens. */
export function isPostalCode(text: string, country: string): boolean {
  const pattern = patterns[country] ?? /^[A-Z0-9][A-Z0-9 -]{1,11}$/;
  return pattern.test(formatPostalCode(text, country));
}

/** What a country's shoppers call their postal code. */
export function postalCodeLabel(country: string): string {
  return country === "US" ? "ZIP code" : "Postal code";
}
