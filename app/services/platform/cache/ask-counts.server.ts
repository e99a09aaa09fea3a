// @public

const counters = 1 << 18;
/** Number of requests after which counts are halved, so that old single requests are forgotten. */
const agedAfter = 1 << 15;

/**
 * Approximate number of recent requests per key, in 256 kB for any number of keys. Keys may share a counter,
 * so a count may be too high but never too low.
 */
export class AskCounts {
  #counts = new Uint8Array(counters);
  #asks = 0;

  /**
   * Counts a request.
   * @returns the requests for this key so far, at most 255
   */
  add(key: string): number {
    if (++this.#asks > agedAfter) this.#age();
    const [one, other] = placesOf(key);
    const count = Math.min(255, Math.min(this.#counts[one] ?? 0, this.#counts[other] ?? 0) + 1);
    for (const place of [one, other]) this.#counts[place] = Math.max(this.#counts[place] ?? 0, count);
    return count;
  }

  #age(): void {
    this.#asks = 0;
    for (let place = 0; place < counters; place++) this.#counts[place] = (this.#counts[place] ?? 0) >> 1;
  }
}

/** Two positions for a key's count (FNV-1a, and the same mixed once more). */
function placesOf(key: string): [number, number] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return [(hash >>> 14) & (counters - 1), Math.imul(hash, 0x9e3779b1) >>> 14];
}
