// @public

/** Keys of rows that followed a product to another one, by their tables: what an undo brings back. */
export type MovedRows = { readonly [table: string]: readonly (readonly (string | number)[])[] };
