/**
 * Batches calls: keys requested in the same turn are loaded together, each once. Otherwise each card of a
 * list would cost a query.
 * @param load returns what it found, by id
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
