// @public

import { escapeHtml } from "../shops/hosts/escape-html";

/** A value in a customer's downloaded data. */
export type ArchiveValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly ArchiveValue[]
  | { [name: string]: ArchiveValue | undefined };

/**
 * Everything that is kept about a customer: the parts in their order, each with its name for programs and its
 * heading.
 */
export type CustomerArchive = readonly { name: string; heading: string; rows: readonly ArchiveValue[] }[];

/** What the downloaded files say of themselves. */
type ArchiveHead = { shopName: string; madeAt: Date };

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem;color:#22252a}h2{margin-top:2.5rem;border-bottom:1px solid #d5d2cb}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:.75rem 0}dt{color:#5b6068}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}ol{padding-inline-start:1.5rem}li{margin-bottom:1rem}";

/**
 * The data as a page to read, complete in itself and without scripts (rule accounts-35). Every text is
 * escaped here.
 */
export function archivePage(archive: CustomerArchive, { shopName, madeAt }: ArchiveHead): string {
  const title = `Your data at ${shopName}`;
  const parts = archive.map(
    ({ heading, rows }) =>
      `<section><h2>${escapeHtml(heading)}</h2>${rows.length > 0 ? shown(rows) : "<p>Nothing.</p>"}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>Made on ${shown(madeAt)}. Passwords and other secrets are left out: they are stored in a form that can’t be read.</p>
${parts.join("\n")}</main></body></html>
`;
}

/** The same for other programs. */
export const archiveJson = (archive: CustomerArchive, { shopName, madeAt }: ArchiveHead): string =>
  `${JSON.stringify({ shop: shopName, madeAt, ...Object.fromEntries(archive.map(({ name, rows }) => [name, rows])) }, null, 2)}\n`;

function shown(value: ArchiveValue | undefined): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value instanceof Date) return escapeHtml(`${value.toISOString().slice(0, 16).replace("T", " ")} UTC`);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "object") return escapeHtml(String(value));
  if (isList(value))
    return value.length === 0 ? "–" : `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join("")}</ol>`;
  const pairs = Object.entries(value).filter(([, one]) => one !== undefined && one !== "" && one !== null);
  return `<dl>${pairs.map(([name, one]) => `<dt>${escapeHtml(inWords(name))}</dt><dd>${shown(one)}</dd>`).join("")}</dl>`;
}

const isList = (value: object): value is readonly ArchiveValue[] => Array.isArray(value);

/** 'firstName' and 'first_name' read 'First name'. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
