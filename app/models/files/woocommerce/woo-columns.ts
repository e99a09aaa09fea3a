/** The columns of WooCommerce's product CSV, in small letters, as cells by name. */
export type WooRow = {
  line: number;
  /** The cell of a column; empty without it. */
  cell: (name: string) => string;
};

/** Whether a header is that of WooCommerce's product CSV, in English. */
export function isWooHeader(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  return ["type", "sku", "name", "regular price"].every((name) => names.has(name));
}

/** A row by the names of WooCommerce's columns. */
export function toWooRow({ line, cells }: { line: number; cells: Record<string, string> }): WooRow {
  const byName = new Map(
    Object.entries(cells).map(([name, cell]) => [name.trim().toLowerCase(), cell.trim()]),
  );
  return { line, cell: (name) => byName.get(name) ?? "" };
}

/** A part of a list: in quotes, or up to a comma that no `\` stands before. */
const listPart = /\s*"((?:[^"]|"")*)"\s*(?:,|$)|((?:\\,|[^,])*)(?:,|$)/g;

/**
 * A cell that lists values: commas part them; `\,` is a comma, and so is one in a value that is quoted whole.
 */
export const listOf = (cell: string): string[] =>
  [...cell.matchAll(listPart)]
    .map(([, quoted, bare = ""]) => (quoted?.replaceAll('""', '"') ?? bare.replaceAll("\\,", ",")).trim())
    .filter((part) => part !== "");

/** An attribute of a row: its name and values. */
export type WooAttribute = { name: string; values: string[] };

/** Most attributes of a row that are read. */
const maxAttributes = 30;

/**
 * The attributes of a row that have a name, in their order; one of a variation without values means any of
 * them.
 */
export const namedAttributesOf = ({ cell }: WooRow): WooAttribute[] =>
  Array.from({ length: maxAttributes }, (_, at) => ({
    name: cell(`attribute ${at + 1} name`),
    values: listOf(cell(`attribute ${at + 1} value(s)`)),
  })).filter(({ name }) => name !== "");

/** The attributes of a row that have a name and values. */
export const attributesOf = (row: WooRow): WooAttribute[] =>
  namedAttributesOf(row).filter(({ values }) => values.length > 0);

/** Types of a row's product and what is said of them beside. */
export const typesOf = (row: WooRow): string[] => listOf(row.cell("type").toLowerCase());
/** Whether a row is one of a product's variations. */
export const isVariation = (row: WooRow): boolean => typesOf(row).includes("variation");
