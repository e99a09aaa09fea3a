// @public

/** What the title of a page begins with whose form was refused (rule accessibility-17). */
const errorPrefix = "Error: ";

/** The same title as of a page with an error. */
export const titleWithError = (title: string): string =>
  title.startsWith(errorPrefix) ? title : `${errorPrefix}${title}`;

/** The same title as of a page without one. */
export const titleWithoutError = (title: string): string =>
  title.startsWith(errorPrefix) ? title.slice(errorPrefix.length) : title;
