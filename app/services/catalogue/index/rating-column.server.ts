import type { Arena, Placed } from "./kernel-memory.server";
import { KeyColumn } from "./key-column.server";
import { type PlacedPlanes, Planes } from "./planes.server";

/** The offered minimum ratings, highest first: 'from 3 upward' (rule filters-7). */
export const offeredRatings: readonly number[] = [4, 3];
/** Five stars, in hundredths. */
const mostHundredths = 500;

/** Average ratings of products, in hundredths of a star; 0 for none. */
export class RatingColumn {
  /** Ratings by slot. */
  readonly hundredths: KeyColumn<Uint16Array>;
  /** How many of the offered ratings each slot reaches, which is all a listing counts. */
  readonly #bands: Planes;
  #isEmpty = true;

  constructor(arena: Arena, room: number) {
    this.hundredths = new KeyColumn(arena, Uint16Array, room, true);
    this.#bands = new Planes(arena, room);
  }

  /** Whether there are no ratings at all. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Writes the rating of a slot, in hundredths of a star. */
  set(slot: number, hundredths: number): void {
    const rating = Math.min(mostHundredths, Math.max(0, hundredths));
    this.hundredths.set(slot, rating);
    this.#bands.set(slot, offeredRatings.filter((least) => rating >= least * 100).length);
    if (rating > 0) this.#isEmpty = false;
  }

  /** How many of the offered ratings each of the first `count` slots reaches. */
  bandsUpTo(count: number): PlacedPlanes {
    const planes = this.#bands.upTo(count);
    if (!planes) throw new Error("Few ratings are offered, so their column has planes.");
    return planes;
  }

  /** The ratings of at least the first `count` slots. */
  upTo(count: number): Placed<Uint16Array> {
    this.hundredths.grow(count);
    return this.hundredths.entries;
  }
}

/** For each possible rating in hundredths 1 if it is at least this, else 0. */
export const ratingsFrom = (hundredths: number): Uint8Array =>
  Uint8Array.from({ length: mostHundredths + 1 }, (_, rating) => Number(rating >= hundredths));
