// @public

import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { AppError } from "~/models/platform/error/app-error";
import { uploadKey } from "./file-keys";
import type { FileStore } from "./file-store";

/**
 * Sends what a stranger uploaded to people at work, to save and never to open in the office's origin.
 * @throws AppError `not_found` where it is not kept any more
 */
export async function sendToSave(
  fileStore: FileStore,
  { storedAs, fileName, mime }: { storedAs: string; fileName: string; mime: string },
): Promise<Response> {
  const kept = await fileStore.get(uploadKey(storedAs));
  if (kept === null) throw new AppError("not_found", "There is no such file.");
  return new Response(createReadableStreamFromReadable(kept.content), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": mime,
      "Content-Length": String(kept.sizeBytes),
      "Content-Disposition": contentDisposition(fileName, { type: "attachment" }),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
