/** A number with thousands separators: '10,000'. */
export const numberText = (count: number): string => count.toLocaleString("en-US");

/** A number of items as a listing shows it: '1 item', '10,000 items' (rule listings-8). */
export const countText = (count: number, one: string): string =>
  `${numberText(count)} ${count === 1 ? one : `${one}s`}`;
