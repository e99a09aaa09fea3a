// @public

import { createHash } from "node:crypto";
import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "~/models/platform/error/app-error";
import type { Log } from "../log/log.server";
import { checkKey, type FileContent, type FileStore, type SignedReading } from "./file-store";

/** A bucket of an object store that speaks S3's protocol. */
export type S3Place = {
  bucket: string;
  region: string;
  /** Where it answers, bucket in the path; absent means Amazon's own. */
  endpoint?: string | undefined;
  /** Where browsers reach it; absent means that they do not. */
  publicEndpoint?: string | undefined;
  /** Absent means what the environment of the machine gives, such as a role. */
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** How long an answer may take, ms; a file has a second more for each 256 kB. */
  limitMs?: number;
};

/** How long a connection may take, ms. */
const connectionMs = 2_000;
/** How often something is tried. */
const tries = 3;
const retryAfterMs = 30_000;
const unreachable = () =>
  new AppError(
    "unavailable",
    "Files can’t be reached right now. Please try again in a minute.",
    undefined,
    retryAfterMs,
  );

/**
 * A store in a bucket. The client's code is loaded with the first file, so that a server with its files on
 * disk pays nothing for it.
 */
export function createS3Store({ limitMs = 8_000, ...place }: S3Place, log: Log): FileStore {
  const load = once(() => import("@aws-sdk/client-s3"));
  const opened = once(() => openClient(place, place.endpoint));
  const { bucket: Bucket } = place;

  /** Asks within bounds; null where there is no such file. */
  async function ask<T>(
    what: { action: string; key: string; sizeBytes?: number },
    send: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>,
    body?: Readable,
  ): Promise<T | null> {
    const ending = new AbortController();
    const late = () => ending.abort(new Error("it took too long"));
    const timer = setTimeout(late, limitMs + ((what.sizeBytes ?? 0) / 256_000) * 1000);
    body?.once("error", (error) => ending.abort(error));
    try {
      return await send(await opened(), { abortSignal: ending.signal });
    } catch (error) {
      if (isMissing(error)) return null;
      log.warn("the object store failed", {
        ...what,
        status: statusOf(error),
        error: ending.signal.reason ?? error,
      });
      throw unreachable();
    } finally {
      clearTimeout(timer);
      body?.destroy();
    }
  }

  return {
    async put(key, content) {
      checkKey(key);
      const { PutObjectCommand } = await load();
      const sizeBytes = content instanceof Uint8Array ? content.byteLength : content.sizeBytes;
      const request = { Bucket, Key: key, ContentLength: sizeBytes, ContentMD5: await digestOf(content) };
      const send = (body: Uint8Array | Readable) =>
        ask(
          { action: "put", key, sizeBytes },
          (client, options) => client.send(new PutObjectCommand({ ...request, Body: body }), options),
          body instanceof Uint8Array ? undefined : body,
        );
      // The client repeats what it has as bytes. A stream has to be opened again.
      if (content instanceof Uint8Array) await send(content);
      else await send(await content.open()).catch(async () => send(await content.open()));
    },

    async get(key, range) {
      checkKey(key);
      const { GetObjectCommand } = await load();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await ask({ action: "get", key }, (client, options) =>
        client.send(new GetObjectCommand({ Bucket, Key: key, Range }), options),
      );
      if (!answer?.Body) return null;
      const whole = answer.ContentRange?.split("/").at(-1) ?? answer.ContentLength;
      return { sizeBytes: Number(whole), content: answer.Body as Readable };
    },

    async head(key) {
      checkKey(key);
      const { HeadObjectCommand } = await load();
      const answer = await ask({ action: "head", key }, (client, options) =>
        client.send(new HeadObjectCommand({ Bucket, Key: key }), options),
      );
      return answer && { key, sizeBytes: answer.ContentLength ?? 0 };
    },

    async remove(keys) {
      for (const key of keys) checkKey(key);
      const { DeleteObjectCommand } = await load();
      for (const key of keys)
        await ask({ action: "remove", key }, (client, options) =>
          client.send(new DeleteObjectCommand({ Bucket, Key: key }), options),
        );
    },

    async *list(prefix) {
      const { ListObjectsV2Command } = await load();
      let next: string | undefined;
      do {
        const page = await ask({ action: "list", key: prefix }, (client, options) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }), options),
        );
        for (const { Key, Size } of page?.Contents ?? []) if (Key) yield { key: Key, sizeBytes: Size ?? 0 };
        next = page?.NextContinuationToken;
      } while (next);
    },

    async signedUrl(key, reading) {
      checkKey(key);
      return place.publicEndpoint ? signUrl(place, key, reading) : null;
    },
  };
}

async function openClient({ region, keys }: S3Place, endpoint: string | undefined): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: keys } : {}),
    maxAttempts: tries,
    // What fails is in our own log.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: 10_000 },
    // Not every store knows the newer checksums; what is put has its MD5 with it.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

async function signUrl(
  place: S3Place,
  key: string,
  { seconds, disposition }: SignedReading,
): Promise<string> {
  const { GetObjectCommand } = await import("@aws-sdk/client-s3");
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const reading = new GetObjectCommand({
    Bucket: place.bucket,
    Key: key,
    ResponseContentDisposition: disposition,
    ResponseContentType: "application/octet-stream",
    ResponseCacheControl: "private, no-store",
  });
  return getSignedUrl(await openClient(place, place.publicEndpoint), reading, { expiresIn: seconds });
}

/** MD5 in base64, which the store compares with what it got. */
async function digestOf(content: FileContent): Promise<string> {
  const hash = createHash("md5");
  if (content instanceof Uint8Array) return hash.update(content).digest("base64");
  const hashing = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done();
    },
  });
  await pipeline(await content.open(), hashing);
  return hash.digest("base64");
}

/** A bucket that is missing is a fault of the store, not a file that is missing. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
