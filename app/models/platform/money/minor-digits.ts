// @public

import type { Currency } from "./money";

const zeroDigits = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const threeDigits = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** Number of decimals of a currency: 2 unless ISO 4217 says otherwise. */
export function minorDigits(currency: Currency): number {
  const code = currency.toUpperCase();
  if (zeroDigits.includes(code)) return 0;
  return threeDigits.includes(code) ? 3 : 2;
}
