/**
 * A statement is planned once from its fifth run on a connection: most of those that run once never run
 * again.
 */
const namedFrom = 5;

/** A connection has at most this many; each takes some 50 KB of PostgreSQL's memory. */
const mostNames = 250;

/**
 * Texts that are counted before counting begins anew: lists of values inside a text must not fill the memory.
 */
const mostTexts = 1000;

/** Names statements that a connection runs often, see decision 0029. */
export type FrequentStatements = {
  /** The name under which a text is prepared on this connection, or undefined while it is rare. */
  nameOf: (text: string) => string | undefined;
};

/**
 * Counts the statements of one connection and names those that come again, so that PostgreSQL parses them
 * once, and plans them once where a plan for any values is as good as one for these.
 */
export function countStatements(): FrequentStatements {
  const names = new Map<string, string>();
  let runs = new Map<string, number>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size === mostNames) return known;
      const count = (runs.get(text) ?? 0) + 1;
      if (count < namedFrom) {
        if (runs.size === mostTexts) runs = new Map();
        runs.set(text, count);
        return undefined;
      }
      runs.delete(text);
      const name = `frequent_${names.size}`;
      names.set(text, name);
      return name;
    },
  };
}
