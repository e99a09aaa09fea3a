/** Names of fields that hold secrets or personal data. */
const hiddenName =
  /password|passphrase|secret|token|authorization|cookie|credential|api_?-?key|e_?-?mail|phone|address|first_?name|last_?name|post_?code|birth/i;
const hidden = "[redacted]";

const passwordOfUrl = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,200}):[^\s/@]{1,500}@/gi;
const secretOfQuery =
  /([?&](?:[a-z_-]{0,40}(?:token|secret|password|signature|key|code|mail))=)[^&#\s"'<>]{1,4000}/gi;
const mailAddress = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/giu;

/** The parameters of a failed statement as drizzle quotes them, up to the stack: names, addresses, keys. */
const statementValues = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

const longestText = 10_000;
const deepest = 5;
const mostEntries = 100;

/**
 * Makes a value safe to log (rule operations-6): secrets, cookies, e-mail and postal addresses are replaced,
 * errors become their stack, and values JSON cannot hold become text.
 */
export function loggable(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return loggableEntries(fields, 0);
}

/**
 * A text without e-mail addresses, passwords in URLs and secrets in queries, shortened to 10,000 characters.
 */
export function loggableText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(statementValues, `\nparams: ${hidden}`)
    .replace(passwordOfUrl, `$1:${hidden}@`)
    .replace(secretOfQuery, `$1${hidden}`)
    .replace(mailAddress, "[e-mail]");
}

function loggableEntries(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).slice(0, mostEntries);
  return Object.fromEntries(entries.map(([name, value]) => [name, loggableField(name, value, depth)]));
}

function loggableField(name: string, value: unknown, depth: number): unknown {
  const isEmpty = value === undefined || value === null || typeof value === "boolean";
  return hiddenName.test(name) && !isEmpty ? hidden : loggableValue(value, depth);
}

function loggableValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return loggableText(value);
  if (value instanceof Error) return loggableText(stackOf(value));
  if (typeof value === "bigint" || typeof value === "symbol" || typeof value === "function")
    return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (depth >= deepest) return "[deeper]";
  if (value instanceof Set || value instanceof Map || Array.isArray(value))
    return [...value].slice(0, mostEntries).map((one) => loggableValue(one, depth + 1));
  return loggableEntries(value, depth + 1);
}

/** The stack, followed by those of the causes. */
function stackOf(error: Error, depth = 0): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error && depth < deepest
    ? `${own}\ncaused by ${stackOf(error.cause, depth + 1)}`
    : own;
}
