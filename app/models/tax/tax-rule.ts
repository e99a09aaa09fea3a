import type { Minor } from "../money/money";

/** One row of a shop's tax table. */
export type TaxRule = {
  /** What the tax is called on the receipt. */
  name: string;
  /** `other` is a duty such as an excise, shown as a line of its own. */
  kind: "tax" | "other";
  country: string;
  /** A state's postal code; missing or empty means the whole country. */
  state?: string | undefined;
  /** See `postcodeMatch`; missing or empty means every postal code. */
  postcodePattern?: string | undefined;
  taxClass: string;
  /** Hundredths of a percent; fractions are allowed (8.875 % is 887.5). */
  rateBasisPoints: number;
  appliesToShipping: boolean;
};

/** All tax rules of a shop. */
export type TaxTable = readonly TaxRule[];

/** A duty shown as its own line. */
export type NamedTax = { name: string; amountMinor: Minor };

/** What one line owes. */
export type LineTax = { taxMinor: Minor; otherTax: NamedTax[] };
