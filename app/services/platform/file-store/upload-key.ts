/**
 * The key of a file that a visitor sent. No address of the app leads to it.
 * @param storedAs as its row names it: a shop's code first
 */
export const uploadKey = (storedAs: string): string => `uploads/${storedAs}`;
