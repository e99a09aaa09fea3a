import type { PriceChange } from "../../catalogue/price/price-change";

/** A percentage as it is typed, two decimals at most. */
const typed = /^([+−-]?)\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/;

/** A change of prices by a percentage that was typed, of all that a price is or of what it is sold at. */
export function percentChange(text: string, of: "all" | "final"): PriceChange | { problem: string } {
  const [match, sign, whole, decimals = ""] = typed.exec(text.trim()) ?? [];
  if (match === undefined) return { problem: "Write a percentage, such as -10 or 2.5." };
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  const signed = sign === "-" || sign === "−" ? -basisPoints : basisPoints;
  if (of === "final")
    return signed <= 0 && signed >= -9_999
      ? { offBasisPoints: Math.abs(signed) }
      : { problem: "A reduction is from 0 to -99.99 %." };
  if (signed === 0) return { problem: "By 0 % nothing changes." };
  return signed >= -9_999 && signed <= 100_000
    ? { allBasisPoints: signed }
    : { problem: "A percentage is from -99.99 to 1,000." };
}
