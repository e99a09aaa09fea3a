import type { DocumentNode } from "graphql";
import { recentlyUsed } from "../../platform/cache/recently-used.server";

/** Longest source of a document that is kept, characters. */
export const maxKeptLength = 8000;
/**
 * Length of all kept sources, characters. A parsed document takes some 75 bytes for each, and up to 180 where
 * every name is one letter.
 */
const maxTotalLength = 100_000;
/** What the shortest source counts, characters, so that few words do not make many documents. */
const leastLength = 250;
/** Most documents that are kept. */
export const maxKeptDocuments = maxTotalLength / leastLength;

/**
 * Documents that were parsed and found valid, by their exact source: programs send the same few with other
 * variables, and parsing and validating one takes longer than most answers (rule api-25). What clients send
 * decides what is kept, so it is bounded, and a client that sends many costs others what they cost before.
 */
export class ValidDocuments {
  readonly #kept = recentlyUsed<{ document: DocumentNode; length: number }>(maxTotalLength, ({ length }) =>
    Math.max(length, leastLength),
  );

  /** The valid document of this source, if it is kept. */
  find(source: string): DocumentNode | undefined {
    return this.#kept.get(source)?.document;
  }

  /** Keeps a valid document, unless its source is too long. */
  keep(source: string, document: DocumentNode): void {
    if (source.length <= maxKeptLength) this.#kept.set(source, { document, length: source.length });
  }
}
