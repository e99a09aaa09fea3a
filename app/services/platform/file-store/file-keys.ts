// @public

/** What the keys of files begin with that every node needs (rule files-1). */
export const sharedPrefixes = ["media/", "uploads/", "downloads/"] as const;

/** Whether a path in a data folder or backup is the key of such a file. */
export const isSharedKey = (path: string): boolean =>
  sharedPrefixes.some((prefix) => path.startsWith(prefix));

/**
 * The key of a file that a visitor sent. No address of the app leads to it.
 * @param storedAs as its row names it: a shop's code first
 */
export const uploadKey = (storedAs: string): string => `uploads/${storedAs}`;
