/** Writes rows as CSV: commas, quotes only where needed, a line feed after every row. */
export function formatCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
