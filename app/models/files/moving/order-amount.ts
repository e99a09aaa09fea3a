import type { Currency, Minor } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";

/** An amount of a file in minor units, `12.50` or `12,50`; an empty one is 0, null for what is none. */
export function movedAmount(text: string, currency: Currency): Minor | null {
  const written = text.trim();
  if (written === "") return 0;
  return parseMoney(/^-?\d+,\d{1,2}$/.test(written) ? written.replace(",", ".") : written, currency);
}
