// @public

/** How far two colors such as `#1f3d38` are apart, from 1 to 21, as WCAG 2.2 counts it. */
export function colorContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What text needs to be read (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;

/** The contrast as people are told it, such as 4.5; rounded down, so that 4.49 does not pass as 4.5. */
export const contrastText = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);
