// @public

import type { Minor } from "../../platform/money/money";

/** A row of a shop's tax table. */
export type TaxRule = {
  /** Name of the tax on the receipt. */
  name: string;
  /** `other` is a duty such as an excise, shown on its own line. */
  kind: "tax" | "other";
  country: string;
  /** Postal abbreviation of a state; missing or empty for the whole country. */
  state?: string | undefined;
  /** See `postcodeMatch`; missing or empty for all postal codes. */
  postcodePattern?: string | undefined;
  taxClass: string;
  /** Hundredths of a percent; fractions are allowed (8.875 % is 887.5). */
  rateBasisPoints: number;
  appliesToShipping: boolean;
};

/** All tax rules of a shop. */
export type TaxTable = readonly TaxRule[];

/** A duty on its own line. */
export type NamedTax = { name: string; amountMinor: Minor };

/** A part of the tax with the name and the rate of its rule, basis points. */
export type RatedTax = NamedTax & { rateBasisPoints: number };

/** The taxes on one line; `taxes` are the parts of `taxMinor`, duties stand in `otherTax`. */
export type LineTax = { taxMinor: Minor; taxes: RatedTax[]; otherTax: RatedTax[] };
