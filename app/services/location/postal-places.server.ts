import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import type { Coordinates } from "~/models/location/coordinates";
import { postalArea } from "~/models/location/postal-area";

/** One place of those files. What has no coordinates is written with null and does not match. */
const placePattern = /"zip":"(\w{3,5})","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),/g;

/** No place is longer than this, characters. */
const longestPlace = 400;

/**
 * Where postal codes lie, from a data set on disk. It is read with the first question: as a stream, because loading its
 * 5 MB of code would hold up everybody else for a third of a second and keep tens of megabytes for good. What stays is
 * one small array: a key and two coordinates for each of 44,000 codes.
 */
export class PostalPlaces {
  private places: Promise<PlaceTable> | undefined;

  /** The place of a US or Canadian postal code; null for one that is malformed or not known. */
  async find(postalCode: string): Promise<Coordinates | null> {
    const area = postalArea(postalCode);
    if (area === null) return null;
    // A data set that could not be read is tried again with the next question.
    this.places ??= readPlaces().catch((error: unknown) => {
      this.places = undefined;
      throw error;
    });
    return findPlace(await this.places, area);
  }
}

/** Keys in order, with the latitude and longitude of each at the same place. */
type PlaceTable = { keys: Int32Array; latitudes: Float32Array; longitudes: Float32Array };

/**
 * A code as a number that no other code has: its characters in base 36. Canada's three begin with a letter, which puts
 * them between the US codes that begin with two zeros and those that do not.
 */
const keyOf = (area: string) => Number.parseInt(area, 36);

async function readPlaces(): Promise<PlaceTable> {
  const require = createRequire(import.meta.url);
  const files = [require.resolve("zipcodes/lib/codes.js"), require.resolve("zipcodes/lib/codesCanada.js")];
  const found: { key: number; latitude: number; longitude: number }[] = [];
  for (const file of files) {
    let rest = "";
    for await (const chunk of createReadStream(file, "utf8")) {
      const text = rest + String(chunk);
      let end = 0;
      for (const match of text.matchAll(placePattern)) {
        const [, area = "", latitude, longitude] = match;
        const place = { key: keyOf(area), latitude: Number(latitude), longitude: Number(longitude) };
        // Some military post is written at 0, 0, which is in the sea.
        if (place.latitude !== 0 || place.longitude !== 0) found.push(place);
        end = match.index + match[0].length;
      }
      rest = text.slice(Math.max(end, text.length - longestPlace));
    }
  }
  found.sort((a, b) => a.key - b.key);
  return {
    keys: Int32Array.from(found, ({ key }) => key),
    latitudes: Float32Array.from(found, ({ latitude }) => latitude),
    longitudes: Float32Array.from(found, ({ longitude }) => longitude),
  };
}

function findPlace({ keys, latitudes, longitudes }: PlaceTable, area: string): Coordinates | null {
  const key = keyOf(area);
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  if (keys[low] !== key) return null;
  return { latitude: rounded(latitudes[low] ?? 0), longitude: rounded(longitudes[low] ?? 0) };
}

/** The data set has four decimals, about 10 m; what a 32-bit number adds behind them is noise. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
