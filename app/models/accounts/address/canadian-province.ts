// @public

/** Provinces and territories by the first letter of their postal codes. */
const provinces: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};

/**
 * The province of a Canadian postal code, of which the first three characters count. X is shared by two
 * territories. Null for a letter that no code begins with.
 */
export function canadianProvince(area: string): string | null {
  const letters = area.toUpperCase();
  if (letters.startsWith("X")) return /^X0[ABC]/.test(letters) ? "NU" : "NT";
  return provinces[letters.slice(0, 1)] ?? null;
}
