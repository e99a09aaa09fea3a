// @public

import type { MailShop } from "./mail-shop";

/**
 * Where a line of a mail begins and ends. Mail programs know no logical properties, so styles name the sides.
 */
export const mailSides = ({ direction }: Pick<MailShop, "direction">): { start: Side; end: Side } =>
  direction === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };

type Side = "left" | "right";
