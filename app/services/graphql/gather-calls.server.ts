/**
 * Makes one call of many: what is asked for in the same turn is loaded together, each thing once. The cards of a list
 * ask for themselves, one after the other, and would otherwise each be a query.
 * @param load answers what it found, by id
 */
export function gatherCalls<Value>(
  load: (ids: number[]) => Promise<ReadonlyMap<number, Value>>,
): (id: number) => Promise<Value | undefined> {
  let ids = new Set<number>();
  let gathered: Promise<ReadonlyMap<number, Value>> | null = null;
  return async (id) => {
    ids.add(id);
    gathered ??= Promise.resolve().then(() => {
      const asked = [...ids];
      ids = new Set();
      gathered = null;
      return load(asked);
    });
    return (await gathered).get(id);
  };
}
