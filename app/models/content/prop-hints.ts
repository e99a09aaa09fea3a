/**
 * Hints for the owner about properties that a widget does not have or could not use. Each falls back to its
 * default (rule widgets-1), which would otherwise go unnoticed.
 * @param written as in the content
 * @param read the schema's result
 */
export function propHints(written: Readonly<Record<string, unknown>>, read: unknown): string[] {
  if (typeof read !== "object" || read === null) return [];
  return Object.entries(written).flatMap(([name, value]) => {
    if (!Object.hasOwn(read, name)) return [`it has no property ${name}${othersOf(read)}`];
    const used: unknown = Reflect.get(read, name);
    if (plain(used) === plain(value)) return [];
    const mend = isQuoted(value, used) ? `: write ${value} without quotes` : "";
    return [`its property ${name} can't be ${JSON.stringify(value)}; ${JSON.stringify(used)} is used${mend}`];
  });
}

const othersOf = (read: object): string => {
  const names = Object.keys(read);
  return names.length > 0 ? `: take it out, or use one of ${names.join(", ")}` : ": take it out";
};

/** Whether a value is a number or a switch written as text. */
const isQuoted = (value: unknown, used: unknown): boolean =>
  (typeof used === "number" && typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)) ||
  (typeof used === "boolean" && (value === "true" || value === "false"));

/** Numbers may be written as text and lists may be either; empty entries are dropped. */
const plain = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.filter((entry) => entry !== "").map(String)
      : typeof value === "number"
        ? String(value)
        : value,
  );
