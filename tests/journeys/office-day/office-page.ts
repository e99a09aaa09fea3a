import { expect, type Page } from "../shopper/test";
import type { Hand } from "./hands";
import type { WorkingShop } from "./working-shop";

export const orderPath = ({ office }: WorkingShop, number: string) => `${office}/admin/orders/${number}`;

/** Unfolds the form of a button. */
export const unfold = (page: Page, hand: Hand, label: string | RegExp) =>
  hand.press(page.locator("summary").filter({ hasText: label }));

/** Waits until the page says what was done. */
export const done = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

/** Midnight of a day to come, in the shop's time, as a field of a moment takes it. */
export const midnightIn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00`;
