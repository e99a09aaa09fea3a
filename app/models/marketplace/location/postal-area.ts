import { formatPostalCode, isPostalCode } from "../../accounts/address/postal-code";

/**
 * The key for looking up a postal code's place: the five digits of a US code, the first three characters of a
 * Canadian one, which may also be given alone. Null otherwise.
 */
export function postalArea(text: string): string | null {
  if (isPostalCode(text, "US")) return formatPostalCode(text, "US").slice(0, 5);
  const canadian = formatPostalCode(text, "CA");
  return isPostalCode(canadian.length === 3 ? `${canadian} 0A0` : canadian, "CA")
    ? canadian.slice(0, 3)
    : null;
}
