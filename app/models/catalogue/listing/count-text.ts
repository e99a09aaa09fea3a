// @public

/**
 * A whole number with thousands separators: '10,000'. Without Intl, whose first use holds up a slow phone.
 */
export const numberText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** A number of items as a listing shows it: '1 item', '10,000 items' (rule listings-8). */
export const countText = (count: number, one: string): string =>
  `${numberText(count)} ${count === 1 ? one : `${one}s`}`;
