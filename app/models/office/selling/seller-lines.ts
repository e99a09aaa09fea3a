/** Lines such as 'Monday to Friday: 9 am to 5 pm', as they are typed. */
export const openingText = (opening: readonly { days: string; hours: string }[]): string =>
  opening.map(({ days, hours }) => `${days}: ${hours}`).join("\n");

/** Typed lines as opening hours; what stands before the first colon is the days. */
export const openingOf = (text: string): { days: string; hours: string }[] =>
  linesOf(text).map((line) => {
    const at = line.indexOf(":");
    return at < 0
      ? { days: line, hours: "" }
      : { days: line.slice(0, at).trim(), hours: line.slice(at + 1).trim() };
  });

/** Policies as they are typed: a title in a line, its text below, and an empty line before the next. */
export const policiesText = (policies: readonly { title: string; text: string }[]): string =>
  policies.map(({ title, text }) => `${title}\n${text.replace(/\n{2,}/g, "\n")}`).join("\n\n");

/** Typed policies. */
export const policiesOf = (text: string): { title: string; text: string }[] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      return { title: title.trim(), text: rest.join("\n").trim() };
    });

/** Rates of categories as they are typed: 'vases-planters: 10' for 10 %. */
export const ratesText = (byCategory: Readonly<Record<string, number>>): string =>
  Object.entries(byCategory)
    .map(([slug, basisPoints]) => `${slug}: ${basisPoints / 100}`)
    .join("\n");

/** Typed rates in basis points by slug; a text for the first line that says none. */
export function ratesOf(text: string): Record<string, number> | string {
  const rates: Record<string, number> = {};
  for (const line of linesOf(text)) {
    const [, slug = "", percent = ""] =
      /^([a-z0-9-]+)\s*[:\s]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(line) ?? [];
    const basisPoints = Math.round(Number(percent.replace(",", ".")) * 100);
    if (slug === "" || !(basisPoints >= 0 && basisPoints <= 10_000)) return line;
    rates[slug] = basisPoints;
  }
  return rates;
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
