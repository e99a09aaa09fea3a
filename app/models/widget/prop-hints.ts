/**
 * Properties an owner wrote that a widget does not know or could not use, in words for the owner. Each falls back to
 * its default without breaking anything (rule widgets-1), which would go unnoticed otherwise.
 * @param written as they stand in the content
 * @param read what the widget's schema made of them
 */
export function propHints(written: Readonly<Record<string, unknown>>, read: unknown): string[] {
  if (typeof read !== "object" || read === null) return [];
  return Object.entries(written).flatMap(([name, value]) => {
    if (!Object.hasOwn(read, name)) return [`it has no property ${name}`];
    const used: unknown = Reflect.get(read, name);
    if (plain(used) === plain(value)) return [];
    return [`its property ${name} can't be ${JSON.stringify(value)}; ${JSON.stringify(used)} is used`];
  });
}

/** Numbers may be written as texts and lists hold either; empty entries are dropped. */
const plain = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.filter((entry) => entry !== "").map(String)
      : typeof value === "number"
        ? String(value)
        : value,
  );
