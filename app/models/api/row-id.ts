/** Largest id a row can have (PostgreSQL integer). */
const maxRowId = 2_147_483_647;

/** Reads an id as API clients send it, number or text; null for what no row can have. */
export function readRowId(id: string | number): number | null {
  const text = String(id);
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= maxRowId ? number : null;
}
