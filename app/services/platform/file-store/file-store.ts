// @public

import type { Readable } from "node:stream";

/**
 * What a file holds: bytes, or what can be read from its start as often as another try needs it.
 */
export type FileContent = Uint8Array | { sizeBytes: number; open: () => Readable | Promise<Readable> };

/** Part of a file, bytes, both ends included. */
export type ByteRange = { start: number; end: number };

/** A file that is there. */
export type StoredFile = { key: string; sizeBytes: number };

/** A file that is being read; `sizeBytes` is of the whole file. */
export type OpenedFile = { sizeBytes: number; content: Readable };

/** How long an address may be read, and the header that says under which name it is saved. */
export type SignedReading = { seconds: number; disposition: string };

/**
 * Keeps the files of all shops under keys such as `media/acme/0123456789abcdef.webp`: words with slashes
 * between them, the same on every store. Every method throws `AppError` `unavailable` where the store cannot
 * be reached or answers too late, and `RangeError` for what is no key.
 */
export type FileStore = {
  /** Keeps a file: readers see all of it or nothing. One under the same key is replaced. */
  put: (key: string, content: FileContent) => Promise<void>;
  /** Opens a file, or a part of it; null if there is none. Read the stream or destroy it. */
  get: (key: string, range?: ByteRange) => Promise<OpenedFile | null>;
  /** What is known of a file without reading it; null if there is none. */
  head: (key: string) => Promise<StoredFile | null>;
  /** Removes files; one that is not there is no error. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** The files whose keys begin with a text, in the order of their keys. */
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** An address at which a browser reads a file of the store for a while; null where it reads it from us. */
  signedUrl: (key: string, reading: SignedReading) => Promise<string | null>;
};

const keyPattern = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

/** Whether a text is a key: none leads out of the store. */
export const isKey = (text: string): boolean => keyPattern.test(text);

/**
 * A text that is a key.
 * @throws RangeError for any other
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`${JSON.stringify(key)} is not the key of a file`);
  return key;
}
