/** The field and direction of a sort. */
export type Sort = { field: string; direction: "asc" | "desc" };

/**
 * Reads a sort string, `field-direction`, direction `desc` by default (rule api-1). A field may contain hyphens. A
 * malformed string, or a field that is not among `fields`, gives the fallback.
 */
export function parseSort(text: string | null, fallback: Sort, fields?: readonly string[]): Sort {
  const match = /^([a-z][a-z0-9_-]*?)(?:-(asc|desc))?$/i.exec(text ?? "");
  const field = match?.[1];
  if (field === undefined || (fields && !fields.includes(field))) return fallback;
  return { field, direction: match?.[2]?.toLowerCase() === "asc" ? "asc" : "desc" };
}

/** Writes a sort: `price-asc`. */
export function formatSort(sort: Sort): string {
  return `${sort.field}-${sort.direction}`;
}
