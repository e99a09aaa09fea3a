/**
 * A picture that a file named by its address, among those of its product: from 0 in the order of the file.
 */
export type PlacedUrl = { url: string; place: number };

/** Minutes until the next try after each that failed. */
const pausesMin = [1, 5, 30, 120, 720];
const minuteMs = 60_000;

/**
 * When a picture that could not be had is asked for again (rule imports-10).
 * @param tries how often it was asked for
 * @returns null after the last try
 */
export function nextPictureTry(tries: number, now: Date): Date | null {
  const pauseMin = pausesMin[tries - 1];
  return pauseMin === undefined ? null : new Date(now.getTime() + pauseMin * minuteMs);
}

/** Whether what a server answered may be another answer later: it is busy or out of order. */
export const isPassingStatus = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500;

/** Whether a server says that it is somewhere else. */
export const isElsewhere = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/**
 * Puts a picture that came later where the file has it among those of its product: before the first that
 * follows it in the file, else behind the last that precedes it. Those that the file does not name stay.
 * @param pictures of the product, in their order
 * @param placed the places of those that came from the file
 */
export function putInPlace<P extends { url: string }>(
  pictures: readonly P[],
  added: P & { place: number },
  placed: readonly PlacedUrl[],
): P[] {
  const placeOf = new Map(placed.map(({ url, place }) => [url, place]));
  const others = pictures.filter(({ url }) => url !== added.url);
  const follows = others.findIndex(({ url }) => (placeOf.get(url) ?? -1) > added.place);
  const precedes = others.findLastIndex(({ url }) => {
    const place = placeOf.get(url);
    return place !== undefined && place < added.place;
  });
  const at = follows >= 0 ? follows : Math.max(precedes + 1, Math.min(added.place, others.length));
  return [...others.slice(0, at), added, ...others.slice(at)];
}
