import type { FileStore, StoredFile } from "./file-store";

/**
 * A store that reads from another what it does not have: for as long as files are moved from there (rule
 * files-5). What is put goes to the first alone.
 */
export function fallBack(main: FileStore, other: FileStore): FileStore {
  // A file that was moved between the two looks is in the first by now.
  const inBoth = async <T>(look: (store: FileStore) => Promise<T | null>): Promise<T | null> =>
    (await look(main)) ?? (await look(other)) ?? (await look(main));
  return {
    put: main.put,
    get: (key, range) => inBoth((store) => store.get(key, range)),
    head: (key) => inBoth((store) => store.head(key)),
    async remove(keys) {
      // In this order a file that is just being moved is removed from both, too: see `moveFiles`.
      await other.remove(keys);
      await main.remove(keys);
    },
    list: (prefix) => merge(main.list(prefix), other.list(prefix)),
    signedUrl: (key, reading) =>
      inBoth(async (store) => ((await store.head(key)) ? store.signedUrl(key, reading) : null)),
  };
}

/** Two lists as one in the order of keys; of a file in both the first's. */
async function* merge(
  first: AsyncIterable<StoredFile>,
  second: AsyncIterable<StoredFile>,
): AsyncGenerator<StoredFile> {
  const [ones, others] = [first[Symbol.asyncIterator](), second[Symbol.asyncIterator]()];
  let [one, other] = [await ones.next(), await others.next()];
  while (!one.done || !other.done) {
    if (other.done || (!one.done && one.value.key <= other.value.key)) {
      if (!one.done) yield one.value;
      if (!one.done && !other.done && one.value.key === other.value.key) other = await others.next();
      one = await ones.next();
    } else {
      yield other.value;
      other = await others.next();
    }
  }
}
