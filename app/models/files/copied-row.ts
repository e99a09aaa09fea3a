/** How a copy of a shop differs from the original: its ids, by those of the original, and its code. */
export type CopyNames = {
  ids: ReadonlyMap<string, string>;
  from: string;
  to: { code: string; domain: string };
};

type Row = Record<string, unknown>;
const objectOf = (value: unknown): Row =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : {};

/**
 * A row of a business as its copy has it (rule hosting-11), both as the database writes them as JSON. Numbers
 * may have more digits than JavaScript keeps, so rows are changed as text, but the few that name the shop.
 * @returns null for a row that the copy goes without
 */
export function copiedRow(table: string, line: string, names: CopyNames): string | null {
  const renamed = withNames(line, names);
  const { code, domain } = names.to;
  if (table === "tenants") return changed(renamed, { code });
  if (table === "shops") return changed(renamed, { code, frontend_status: false }, withoutAddress);
  if (table === "shop_domains")
    return objectOf(JSON.parse(line)).is_primary === true ? changed(renamed, { domain }) : null;
  // An order that waits for its payment in the original is not canceled, with a mail, in the copy.
  if (table === "orders") return renamed.replace(/"reserved_until": "[^"]*"/, '"reserved_until": null');
  return renamed;
}

function withNames(line: string, { ids, from, to }: CopyNames): string {
  let text = line;
  for (const [old, own] of ids) text = text.replaceAll(old, own);
  return text
    .replaceAll(`/media/${from}/`, `/media/${to.code}/`)
    .replace(/"(stored_as|file_key|key)": "([^"/]+)\//g, (whole, name: string, code: string) =>
      code === from ? `"${name}": "${to.code}/` : whole,
    );
}

const changed = (line: string, set: Row, settingsOf = (settings: unknown) => settings): string => {
  const row = objectOf(JSON.parse(line));
  const own = "settings" in row ? { settings: settingsOf(row.settings) } : {};
  return JSON.stringify(Object.assign(row, set, own));
};

/** Its links begin with its own domain. */
function withoutAddress(settings: unknown): unknown {
  const { general } = objectOf(settings);
  const app = { ...objectOf(objectOf(general).app), base_url: "" };
  return { ...objectOf(settings), general: { ...objectOf(general), app } };
}

/** The key of a file of the original, as the copy keeps it. */
export const copiedKey = (key: string, { from, to }: CopyNames): string =>
  key.replace(/^([a-z]+)\/([^/]+)\//, (whole, prefix: string, code: string) =>
    code === from ? `${prefix}/${to.code}/` : whole,
  );
