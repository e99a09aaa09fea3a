// @public

export type PaperSize = "LETTER" | "A4";

/** Countries that print on Letter. */
const onLetter = new Set(["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "SV", "DO", "VE"]);

/** What a shop prints on, by the first country it sells to. */
export const paperSizeOf = (countries: readonly string[]): PaperSize =>
  onLetter.has(countries[0] ?? "US") ? "LETTER" : "A4";
