/**
 * Reads a table of rows such as `CSZ: AU BR CA`, a row that begins with a space going on with the one before.
 * @param readAs what a row's text stands for
 * @returns the values by country
 */
export function readTable<Value>(
  table: string,
  between: string,
  readAs: (text: string) => Value,
): ReadonlyMap<string, Value> {
  const rows = table.trim().replaceAll("\n ", " ").split("\n");
  return new Map(
    rows.flatMap((row) => {
      const [text = "", countries = ""] = row.split(between);
      const value = readAs(text);
      return countries.split(" ").map((country) => [country, value] as const);
    }),
  );
}
