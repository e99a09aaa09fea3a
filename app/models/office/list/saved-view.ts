/** Views of one list that a person saves. */
export const mostViews = 30;

/** The key of a saved view among the tabs of its list. */
export const savedViewKey = (id: number): string => `saved-${id}`;
