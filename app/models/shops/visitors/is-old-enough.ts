// @public

/**
 * Whether a person born on a date (`YYYY-MM-DD`) has reached an age in whole years, by UTC (rule checkout-2).
 * The birthday itself counts; a birthday on 29 February falls on 1 March in other years. False for an invalid
 * or future date.
 */
export function isOldEnough(birthIso: string, legalAge: number, now: Date): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthIso);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const isDay = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(birthIso);
  if (!isDay) return false;
  const birthdayMs = Date.UTC(year + legalAge, month - 1, day);
  return Math.max(birthdayMs, Date.UTC(year, month - 1, day)) <= now.getTime();
}
