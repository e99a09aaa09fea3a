/** A full name's first word, and the rest. */
export function splitName(full: string): { first_name: string; last_name: string } {
  const [first_name = "", ...rest] = full.trim().split(/\s+/);
  return { first_name, last_name: rest.join(" ") };
}
