// @public

/** The digits of a phone number without the country code 1 (rule forms-2). */
function phoneDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^1/, "");
}

/** Whether a number begins with a + and a country code that is not 1, or with a + alone so far. */
function isForeign(text: string): boolean {
  return /^\s*\+[\s(]*([2-9]|$)/.test(text);
}

/**
 * A phone number as displayed: (xxx) xxx-xxxx, at most ten digits; fewer are formatted as far as they go. One
 * with another country's code is kept as it is (rule forms-2).
 */
export function formatPhone(text: string): string {
  if (isForeign(text)) return text;
  const digits = phoneDigits(text).slice(0, 10);
  if (digits.length <= 3) return digits;
  const rest = digits.slice(3);
  return `(${digits.slice(0, 3)}) ${rest.length > 3 ? `${rest.slice(0, 3)}-${rest.slice(3)}` : rest}`;
}

/**
 * A phone number as mails and invoices print it: one of North America formatted, which is ten digits of which
 * the first is 2 to 9, with or without a 1 before them; any other as it was entered.
 */
export function printedPhone(text: string): string {
  return /^(\+?1)?[2-9]\d{9}$/.test(text.replace(/[\s().-]/g, "")) ? formatPhone(text) : text;
}

/**
 * A phone number while it is typed: formatted, or, where it was typed with periods, its first ten digits with
 * them. One with another country's code is kept as it is (rule forms-2).
 */
export function typedPhone(text: string): string {
  if (isForeign(text)) return text;
  if (!text.includes(".")) return formatPhone(text);
  let digits = 0;
  return text.replace(/[^\d.]/g, "").replace(/\d/g, (digit) => (++digits <= 10 ? digit : ""));
}

/** Whether a text is valid in a phone field: empty, or at least ten digits (rule forms-2). */
export function isPhone(text: string): boolean {
  return text.trim() === "" || phoneDigits(text).length >= 10;
}
