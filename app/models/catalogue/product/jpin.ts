// @public

const shape = /^(?=.*[A-Za-z])[A-Za-z0-9._-]{1,40}$/;

/**
 * Whether a text can be a product's own JPIN (rule sellers-8). One of digits alone is the id of a product
 * without one.
 */
export const isJpin = (text: string): boolean => shape.test(text);

/** The JPIN of the product with this id; `own` are those that products have themselves (rule sellers-8). */
export const jpinOf = (id: number, own: ReadonlyMap<number, string>): string => own.get(id) ?? String(id);

/** What is wrong with another text. */
export const jpinProblem = "is not 1 to 40 letters, digits, '.', '_' or '-', at least one of them a letter";
