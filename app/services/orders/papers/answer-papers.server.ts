// @public

import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import type { PaperFile } from "./write-order-papers.server";

/** A PDF as an answer, written as it is read and kept by no cache. */
export const answerPapers = ({ name, pieces }: PaperFile, headers = new Headers()): Response => {
  headers.set("Content-Type", "application/pdf");
  headers.set("Content-Disposition", contentDisposition(name));
  headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(createReadableStreamFromReadable(Readable.from(pieces)), { headers });
};
