// @public

import { numberText } from "~/models/platform/texts/number-text";

/** A number of items as a listing shows it: '1 item', '10,000 items' (rule listings-8). */
export const countText = (count: number, one: string): string =>
  `${numberText(count)} ${count === 1 ? one : `${one}s`}`;
