/**
 * How well white and black text read on a color, in words (WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text);
 * empty for what is no color such as #1f3d38.
 */
export function contrastWords(color: string): string {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(color.trim()) ?? [];
  if (digits === undefined) return "";
  const light = luminance(digits);
  const onIt = [
    ["White", (1 + lift) / (light + lift)],
    ["black", (light + lift) / lift],
  ] as const;
  return `${onIt.map(([name, ratio]) => `${name} text on it: ${shown(ratio)}:1, ${readable(ratio)}`).join("; ")}.`;
}

/** Added to both luminances, by the definition of contrast. */
const lift = 0.05;

function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Cut, not rounded: 4.49 is not enough. */
const shown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const readable = (ratio: number): string =>
  ratio >= 4.5 ? "reads well" : ratio >= 3 ? "for large text alone" : "hard to read";
