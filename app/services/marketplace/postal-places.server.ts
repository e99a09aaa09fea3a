// @public

import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { canadianProvince } from "~/models/accounts/address/canadian-province";
import { regionCode } from "~/models/accounts/address/regions";
import { postalArea } from "~/models/marketplace/location/postal-area";
import type { Coordinates } from "~/models/shops/visitors/coordinates";

declare module "../shops/context/request-context.server" {
  interface ProcessServices {
    /** Where postal codes lie. */
    places: PostalPlaces;
  }
}

/** One place of those files. What has no coordinates is written with null and does not match. */
const placePattern =
  /"zip":"(\w{3,5})","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"[^"]*","state":"([^"]*)"/g;

/** No place is longer than this, characters. */
const longestPlace = 400;

/**
 * Where postal codes lie, from a data set on disk. It is read with the first question: as a stream, because
 * loading its 5 MB of code would hold up all other requests for a third of a second and keep tens of
 * megabytes for good. What stays is one small table: a key, two coordinates and the state of each of 44,000
 * codes.
 */
export class PostalPlaces {
  private places: Promise<PlaceTable> | undefined;

  /** The place of a US or Canadian postal code; null for one that is malformed or not known. */
  async find(postalCode: string): Promise<Coordinates | null> {
    const found = await this.locate(postalCode);
    if (!found) return null;
    const { table, index } = found;
    return {
      latitude: rounded(table.latitudes[index] ?? 0),
      longitude: rounded(table.longitudes[index] ?? 0),
    };
  }

  /** The code of the state or province that a US or Canadian postal code is in; null like {@link find}. */
  async findState(postalCode: string): Promise<string | null> {
    const found = await this.locate(postalCode);
    if (!found) return null;
    const { table, index } = found;
    return table.stateCodes[table.states[index] ?? 0] || null;
  }

  /** The postal code nearest to a place, and where it lies; null only if there are none. */
  async findNearest({
    latitude,
    longitude,
  }: Coordinates): Promise<(Coordinates & { postalCode: string }) | null> {
    const { keys, latitudes, longitudes } = await this.table();
    // Near enough to a plane for telling which of two neighbouring towns is the nearer one.
    const narrowing = Math.cos((latitude * Math.PI) / 180);
    let nearest = -1;
    let least = Infinity;
    for (let at = 0; at < keys.length; at++) {
      const north = (latitudes[at] ?? 0) - latitude;
      const east = ((longitudes[at] ?? 0) - longitude) * narrowing;
      const squared = north * north + east * east;
      if (squared >= least) continue;
      least = squared;
      nearest = at;
    }
    const key = keys[nearest];
    if (key === undefined) return null;
    const place = {
      latitude: rounded(latitudes[nearest] ?? 0),
      longitude: rounded(longitudes[nearest] ?? 0),
    };
    return { ...place, postalCode: areaOf(key) };
  }

  private async locate(postalCode: string): Promise<{ table: PlaceTable; index: number } | null> {
    const area = postalArea(postalCode);
    if (area === null) return null;
    const table = await this.table();
    const index = indexOf(table, area);
    return index === null ? null : { table, index };
  }

  private table(): Promise<PlaceTable> {
    // A data set that could not be read is tried again with the next question.
    this.places ??= readPlaces().catch((error: unknown) => {
      this.places = undefined;
      throw error;
    });
    return this.places;
  }
}

/**
 * Keys in order, with the latitude, longitude and state (a position in `stateCodes`) of each at the same
 * place.
 */
type PlaceTable = {
  keys: Int32Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  states: Uint8Array;
  stateCodes: readonly string[];
};

/**
 * A code as a number that no other code has: its characters in base 36. Canada's three begin with a letter,
 * which puts them between the US codes that begin with two zeros and those that do not.
 */
const keyOf = (area: string) => Number.parseInt(area, 36);

/** The lowest and highest key of Canada's areas, `A00` and `ZZZ`. */
const canadianKeys = { from: Number.parseInt("A00", 36), to: Number.parseInt("ZZZ", 36) };

/** The code of a key. */
const areaOf = (key: number) =>
  key >= canadianKeys.from && key <= canadianKeys.to
    ? key.toString(36).toUpperCase()
    : key.toString(36).padStart(5, "0");

async function readPlaces(): Promise<PlaceTable> {
  const require = createRequire(import.meta.url);
  const files = [require.resolve("zipcodes/lib/codes.js"), require.resolve("zipcodes/lib/codesCanada.js")];
  const found: { key: number; latitude: number; longitude: number; state: string }[] = [];
  for (const file of files) {
    let rest = "";
    for await (const chunk of createReadStream(file, "utf8")) {
      const text = rest + String(chunk);
      let end = 0;
      for (const match of text.matchAll(placePattern)) {
        const [, area = "", latitude, longitude, written = ""] = match;
        // In Canada the data set names towns and counties among the provinces.
        const state = (area.length === 3 ? canadianProvince(area) : regionCode("US", written)) ?? "";
        const place = { key: keyOf(area), latitude: Number(latitude), longitude: Number(longitude), state };
        // Some military post is written at 0, 0, which is in the sea.
        if (place.latitude !== 0 || place.longitude !== 0) found.push(place);
        end = match.index + match[0].length;
      }
      rest = text.slice(Math.max(end, text.length - longestPlace));
    }
  }
  found.sort((a, b) => a.key - b.key);
  const stateCodes = [...new Set(found.map(({ state }) => state))];
  return {
    stateCodes,
    states: Uint8Array.from(found, ({ state }) => stateCodes.indexOf(state)),
    keys: Int32Array.from(found, ({ key }) => key),
    latitudes: Float32Array.from(found, ({ latitude }) => latitude),
    longitudes: Float32Array.from(found, ({ longitude }) => longitude),
  };
}

function indexOf({ keys }: PlaceTable, area: string): number | null {
  const key = keyOf(area);
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : null;
}

/** The data set has four decimals, about 10 m; what a 32-bit number adds behind them is noise. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
