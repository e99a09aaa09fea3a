/** Digits of a GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14. */
const lengths = [8, 12, 13, 14];

/**
 * The error in a Global Trade Item Number: its number of digits or its check digit.
 * @returns null for a valid number
 */
export function gtinProblem(text: string): string | null {
  if (!/^\d+$/.test(text) || !lengths.includes(text.length))
    return "is not a GTIN: it must have 8, 12, 13 or 14 digits";
  const expected = checkDigit(text.slice(0, -1));
  return text.endsWith(expected) ? null : `is not a GTIN: its last digit should be ${expected}`;
}

/**
 * GS1's check digit: digits from the right weigh 3 and 1 in turn, and it completes their sum to a multiple of
 * ten.
 */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let place = 1; place <= digits.length; place++)
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}
