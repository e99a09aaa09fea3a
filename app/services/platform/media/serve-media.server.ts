// @public

import type { RequestHandler, Response } from "express";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { parseDocumentPath } from "~/models/platform/media/document-address";
import type { FileStore } from "../file-store/file-store";
import type { Log } from "../log/log.server";
import { loadDocument } from "./load-document.server";
import { type LoadedPicture, loadPicture } from "./load-picture.server";
import { createMakingQueue, type MakingQueue } from "./making-queue.server";
import { createPictureWorkers, type PictureWorkers, pictureQueue } from "./picture-workers.server";

/** Where the placeholder lies for pictures that fail to load in a browser. */
const missingPicturePath = "/media/missing.svg";

/** The generic graphic in place of a picture that is missing or broken (rule gallery-7), an SVG. */
const missingPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100"><g fill="none" stroke="#8a918e" stroke-opacity=".5" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"><rect x="38" y="39" width="24" height="21" rx="2.2"/><circle cx="45" cy="46" r="2.2"/><path d="m39 58 7-7 5 5 4-4 6 6"/></g></svg>';

/** `queue` and `workers` are made here unless a test looks into them or the process shares them. */
type MediaParts = {
  fileStore: FileStore;
  diskStore: FileStore;
  clusterSuffix: string;
  log: Log;
  queue?: MakingQueue;
  workers?: PictureWorkers | undefined;
};

const forEver = "public, max-age=31536000, immutable";
/**
 * For what stands in for something else: long enough for a burst of visitors, short enough to be forgotten.
 */
const forMeanwhile = "public, max-age=60";

/**
 * Serves pictures and documents by path (see `media-address`). Names come from the content, so an answer
 * never changes and may be kept for a year by browsers and CDNs alike. It depends on `Accept` where the path
 * names no format. A picture that is missing or broken is 404 with the placeholder as its body, so that a
 * page shows it without a script too; a missing document is passed on. Where the store cannot be reached it
 * is 503 with `Retry-After` (rule files-4). Mount it without a path: it passes on what is not its own.
 */
export function mediaHandler(given: MediaParts): RequestHandler {
  const parts = {
    ...given,
    queue: given.queue ?? createMakingQueue(),
    workers: given.workers ?? createPictureWorkers(pictureQueue),
  };
  return (request, response, next) => {
    const path = request.baseUrl + request.path;
    if (!path.startsWith("/media/") || (request.method !== "GET" && request.method !== "HEAD")) return next();
    const isHead = request.method === "HEAD";
    if (path === missingPicturePath) return sendPlaceholder(response, 200, isHead);
    const asked = parseDocumentPath(path);
    const loading = asked ? loadDocument(parts, asked) : loadPicture(parts, path, request.headers.accept);
    loading.then(
      (picture) => {
        if (!picture && asked) return next();
        if (!picture) return sendPlaceholder(response, 404, isHead);
        const etag = `"${path.slice(path.lastIndexOf("/") + 1)}-${picture.type.replace("image/", "")}${picture.isMeanwhile ? "-meanwhile" : ""}"`;
        sendPicture(response, picture, { etag, known: request.headers["if-none-match"], isHead });
      },
      (error: unknown) => {
        if (!isAppError(error)) return next(error);
        response.set(headersOfError(error));
        sendPlaceholder(response, 503, isHead);
      },
    );
  };
}

function sendPicture(
  response: Response,
  { type, bytes, isMeanwhile, isChosen }: LoadedPicture,
  { etag, known, isHead }: { etag: string; known: string | undefined; isHead: boolean },
): void {
  response.set({ ETag: etag, "Cache-Control": isMeanwhile ? forMeanwhile : forEver });
  if (isChosen) response.vary("Accept");
  if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
    response.status(304).end();
    return;
  }
  response.set({
    "Content-Type": type,
    "Content-Length": String(bytes.byteLength),
    "X-Content-Type-Options": "nosniff",
  });
  response.end(isHead ? undefined : bytes);
}

const cachingOf = { 200: "public, max-age=86400", 404: forMeanwhile, 503: "no-store" } as const;

function sendPlaceholder(response: Response, status: 200 | 404 | 503, isHead: boolean): void {
  response.status(status).set({
    "Content-Type": "image/svg+xml",
    "Content-Length": String(Buffer.byteLength(missingPicture)),
    "Cache-Control": cachingOf[status],
    "X-Content-Type-Options": "nosniff",
  });
  response.end(isHead ? undefined : missingPicture);
}
