import { colorContrast, contrastText, readableContrast } from "../../shops/settings/look/color-contrast";

/** What large text needs to be read (WCAG 2.2, 1.4.3). */
const readableLarge = 3;

/**
 * How well white and black text read on a color, in words (WCAG 2.2, 1.4.3); empty for what is no color such
 * as #1f3d38.
 */
export function contrastWords(color: string): string {
  const ground = color.trim();
  if (!/^#[0-9a-f]{6}$/i.test(ground)) return "";
  const onIt = [
    ["White", colorContrast("#ffffff", ground)],
    ["black", colorContrast("#000000", ground)],
  ] as const;
  return `${onIt.map(([name, ratio]) => `${name} text on it: ${contrastText(ratio)}:1, ${readable(ratio)}`).join("; ")}.`;
}

const readable = (ratio: number): string =>
  ratio >= readableContrast ? "reads well" : ratio >= readableLarge ? "for large text alone" : "hard to read";
