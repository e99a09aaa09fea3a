/**
 * The class of a product that is bought, as storefronts read it to know what to send: empty means simple
 * (rule api-23). A card of a list names it.
 */
export const boughtClass = (classCode: string): string => (classCode === "simple" ? "" : classCode);
