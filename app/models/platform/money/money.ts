// @public

/** An amount of money as an integer count of the currency's minor units (cents for USD, yen for JPY). */
export type Minor = number;

/** An ISO 4217 currency code in upper case, such as `USD`. */
export type Currency = string;
