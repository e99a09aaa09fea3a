/**
 * Batches calls: keys requested in the same turn are loaded together, each once. Otherwise each card of a
 * list would cost a query.
 * @param load returns what it found, by id
 */
export function gatherCalls<Value, Id extends number | string = number>(
  load: (ids: Id[]) => Promise<ReadonlyMap<Id, Value>>,
): (id: Id) => Promise<Value | undefined> {
  let ids = new Set<Id>();
  let gathered: Promise<ReadonlyMap<Id, Value>> | null = null;
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
