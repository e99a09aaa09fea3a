// @public

/** Carts of a time, and what became of them (rule numbers-4). */
export type CartFigures = {
  /** Orders that were placed. */
  placed: number;
  /** Carts with something in them that were begun, are not ordered, and lie longer than an hour. */
  abandoned: number;
  /** Of those, carts whose e-mail is known. */
  withEmail: number;
};

/** Which part of the carts became orders, in tenths of a percent; null without any. */
export function conversionPermille({ placed, abandoned }: CartFigures): number | null {
  const all = placed + abandoned;
  return all === 0 ? null : Math.round((placed * 1000) / all);
}
