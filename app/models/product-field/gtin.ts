/** Digits of a GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14. */
const lengths = [8, 12, 13, 14];

/**
 * What is wrong with a Global Trade Item Number: a wrong number of digits, or a check digit that does not fit.
 * @returns null for one that is right
 */
export function gtinProblem(text: string): string | null {
  if (!/^\d+$/.test(text) || !lengths.includes(text.length))
    return "is no GTIN: it needs 8, 12, 13 or 14 digits and nothing else";
  const expected = checkDigit(text.slice(0, -1));
  return text.endsWith(expected) ? null : `is no GTIN: its last digit should be ${expected}`;
}

/** The digit GS1 adds: from the right, digits count three times and once in turn, and the whole goes up to a ten. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let place = 1; place <= digits.length; place++)
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}
