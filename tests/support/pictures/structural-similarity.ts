/** A picture's luminance, row by row, 0 to 255. Sizes in px. */
export type Luminance = { data: Uint8Array; width: number; height: number };

/**
 * How alike two pictures are: over all windows, and in those where the first is pale and even. 1 is equal.
 */
export type Similarity = { whole: number; pale: number };

const windowPx = 8;
const stepPx = 4;
/** The two constants of the measure that keep dark windows from dividing by nothing. */
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;
/**
 * From this mean on a window is pale, and up to this variance it is even: a ground, where blocks show first.
 */
const paleFrom = 200;
const evenUpTo = 60;

/**
 * Mean structural similarity (SSIM) of two pictures of one size; `pale` is 1 where there is no pale window.
 */
export function structuralSimilarity(a: Luminance, b: Luminance): Similarity {
  if (a.width !== b.width || a.height !== b.height) throw new Error("the pictures differ in size");
  const whole = { sum: 0, count: 0 };
  const pale = { sum: 0, count: 0 };
  for (let y = 0; y + windowPx <= a.height; y += stepPx)
    for (let x = 0; x + windowPx <= a.width; x += stepPx) {
      const { similarity, mean, variance } = compareWindow(a, b, x, y);
      add(whole, similarity);
      if (mean >= paleFrom && variance <= evenUpTo) add(pale, similarity);
    }
  return { whole: whole.sum / whole.count, pale: pale.count > 0 ? pale.sum / pale.count : 1 };
}

function add(total: { sum: number; count: number }, value: number): void {
  total.sum += value;
  total.count += 1;
}

function compareWindow(a: Luminance, b: Luminance, left: number, top: number) {
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = top; y < top + windowPx; y++)
    for (let x = left; x < left + windowPx; x++) {
      const va = a.data[y * a.width + x] ?? 0;
      const vb = b.data[y * b.width + x] ?? 0;
      sumA += va;
      sumB += vb;
      sumAA += va * va;
      sumBB += vb * vb;
      sumAB += va * vb;
    }
  const n = windowPx * windowPx;
  const meanA = sumA / n;
  const meanB = sumB / n;
  const varA = sumAA / n - meanA ** 2;
  const varB = sumBB / n - meanB ** 2;
  const both = sumAB / n - meanA * meanB;
  const similarity =
    ((2 * meanA * meanB + c1) * (2 * both + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varA + varB + c2));
  return { similarity, mean: meanA, variance: varA };
}
