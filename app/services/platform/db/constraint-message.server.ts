// @public

/** Deepest cause that is looked at. */
const deepest = 5;

/** What a constraint says of itself in an error of PostgreSQL. */
type DatabaseError = Error & {
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  detail?: string;
};

/**
 * What a person is told when a value did not fit the database, in place of the statement that failed (rule
 * operations-14); null for other errors. Nothing of the statement's transaction was written.
 * @param error whatever was thrown; its causes are looked at too
 */
export function constraintMessage(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < deepest; at = at.cause, depth += 1) {
    const reason = "severity" in at ? reasonOf(at) : null;
    if (reason) return `${reason}. Nothing was written.`;
  }
  return null;
}

function reasonOf({
  code = "",
  table = "a table",
  column = "a column",
  constraint = "",
  detail = "",
}: DatabaseError) {
  switch (code) {
    case "23505":
      return `There already is a row in ${table} with ${keyOf(detail) ?? `the same ${constraint}`}: give one of the two another`;
    case "23503":
      return `A row in ${table} names one that is not there (${constraint})`;
    case "23502":
      return `A row in ${table} has no ${column}`;
    case "23514":
    case "23P01":
      return `A row in ${table} breaks the rule '${constraint}'`;
    case "22021":
    case "22P05":
      return "A text holds a character that cannot be stored, such as NUL";
    case "22001":
    case "54000":
      return "A text is too long to be stored";
    case "22003":
      return "A number is too large to be stored";
    default:
      return null;
  }
}

/** The last part of a unique key, which is what a person gave: 'slug 'blue-mug''. Ids come before it. */
function keyOf(detail: string): string | null {
  const [, names = "", values = ""] = /^Key \((.*?)\)=\((.*)\) already exists\.$/s.exec(detail) ?? [];
  const [columns, parts] = [names.split(", "), values.split(", ")];
  const name = columns.at(-1);
  if (!name) return null;
  // A value may hold commas itself.
  return `${name} '${parts.slice(columns.length - 1).join(", ")}'`;
}
