/** Attribute codes that do not read well by themselves, such as the cigar fields (part 1, §3). */
const known: Record<string, string> = {
  cigarstrength: "Strength",
  cigarorigin: "Origin",
  cigarwrapper: "Wrapper",
  cigarbinder: "Binder",
  cigarfiller: "Filler",
  cigarbrandline: "Brand line",
};

/** An attribute code as shoppers read it: `care_instructions` becomes 'Care instructions'. */
export function attributeLabel(code: string): string {
  const words = code.replace(/[_-]+/g, " ").trim();
  return known[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
