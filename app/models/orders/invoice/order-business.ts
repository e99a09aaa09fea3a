// @public

/**
 * What a business that buys has on its invoices: the number it pays value added tax under, found valid, and
 * what it files them by, such as a Leitweg-ID; empty for none.
 */
export type OrderBusiness = { vatNumber: string; reference: string };
