/**
 * Answers which lists a product is on (GET), and puts it on one or takes it off (POST); `query` has its
 * form's fields.
 */
export const listMarksPath = (query: string) => `/api/account/shopping-lists?${query}`;
