// @public

const separators = [",", ";", "\t", "|"] as const;

/** What separates the columns of a CSV text: what its header has most of outside of quotes; else commas. */
export function separatorOf(text: string): string {
  const header = text.trimStart().split("\n", 1)[0] ?? "";
  const bare = header.replace(/"[^"]*"/g, "");
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}
