/** How the numbers of a column are written: what parts their decimals. Null where its cells do not tell. */
export type NumberShape = "point" | "comma" | null;

/** A number with at most one minus, and what stands before or behind it, such as a currency. */
const written = /^(\D*?)(-?)((?:\d|[.,]\d)(?:[\d.,'’\u00A0\u202F ]*\d)?[.,]?)(\D*)$/;

/** What the cells seen so far say of how numbers are written. */
export class ShapeReader {
  #points = 0;
  #commas = 0;

  /** Takes note of a cell. */
  add(cell: string): void {
    const proof = proofOf(figuresOf(cell) ?? "");
    if (proof === "point") this.#points++;
    else if (proof === "comma") this.#commas++;
  }

  /** Whether they contradict each other. */
  get isMixed(): boolean {
    return this.#points > 0 && this.#commas > 0;
  }

  /** What all of them say; null where nothing does. */
  get shape(): NumberShape {
    if (this.isMixed || this.#points + this.#commas === 0) return null;
    return this.#points > 0 ? "point" : "comma";
  }
}

/**
 * A number as the rest of the product reads it: digits, with a point before decimals; a text that is no
 * number stays.
 * @returns null for one that could be a thousand times another, such as `1.000`
 */
export function plainNumber(cell: string, shape: NumberShape): string | null {
  const [, before = "", minus = "", figures, behind = ""] = written.exec(cell.trim()) ?? [];
  if (figures === undefined) return cell;
  const own = proofOf(figures) ?? shape;
  const bare = figures.replace(/['’\u00A0\u202F ]/g, "");
  if (!/[.,]/.test(bare)) return cell;
  if (own === null) return null;
  const [decimal, thousands] = own === "point" ? [".", ","] : [",", "."];
  const isWhole = bare.split(decimal).length <= 2 && isGrouped(bare.split(decimal)[0] ?? "", thousands);
  if (!isWhole || bare.split(decimal)[1]?.includes(thousands)) return cell;
  return before + minus + bare.replaceAll(thousands, "").replace(decimal, ".") + behind;
}

/** Whether whole figures have their thousands three by three, or no sign between them. */
const isGrouped = (figures: string, sign: string): boolean =>
  !figures.includes(sign) || /^\d{1,3}(?:\D\d{3})+$/.test(figures);

const figuresOf = (cell: string): string | undefined => written.exec(cell.trim())?.[3];

/**
 * What a number says alone: the last of both signs parts decimals, and so does one without three figures
 * behind.
 */
function proofOf(figures: string): NumberShape {
  const [point, comma] = [figures.lastIndexOf("."), figures.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) return point > comma ? "point" : "comma";
  const sign = point >= 0 ? "." : ",";
  const parts = figures.split(sign);
  if (parts.length === 1) return null;
  const isThousands = parts.length > 2;
  // 1.000 may be one or a thousand; 0.500 and 1234.567 are no thousands.
  if (!isThousands && parts[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(parts[0] ?? "")) return null;
  return (sign === ".") === !isThousands ? "point" : "comma";
}
