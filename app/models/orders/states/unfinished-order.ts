// @public

/** An order that waits for its payment, with the products of its lines. */
export type UnfinishedOrder = { id: string; incrementId: string; productNames: string[] };
