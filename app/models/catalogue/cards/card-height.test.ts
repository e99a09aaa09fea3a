import { expect, test } from "vitest";
import { cardMinHeightPx } from "./card-height";

test.each([
  [false, false, 325],
  [true, false, 347],
  [false, true, 350],
  [true, true, 372],
])("with stock %s and reviews %s a card is %d px high", (hasStock, hasReviews, heightPx) => {
  expect(cardMinHeightPx({ hasStock, hasReviews })).toBe(heightPx);
});
