// @public

/** Items with their index as React key: those that have none of their own and never move on a page. */
export const keyedItems = <Item>(items: readonly Item[]): { key: string; at: number; item: Item }[] =>
  items.map((item, at) => ({ key: String(at), at, item }));
