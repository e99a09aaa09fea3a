import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { AppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { requireWorker } from "../own/require-worker.server";
import { findWork } from "./list-works.server";

/**
 * The file that a piece of work made.
 * @throws AppError `forbidden`, `confirm_first`, `not_found`
 */
export async function answerWorkFile(ctx: RequestContext, id: string): Promise<Response> {
  await requireWorker(ctx, "change");
  const { report } = await findWork(ctx, id);
  const kept = report?.file ? await ctx.fileStore.get(report.file.key) : null;
  if (!kept || !report?.file) throw new AppError("not_found", "This file is not kept any more.");
  return new Response(Readable.toWeb(kept.content) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(kept.sizeBytes),
      "Content-Disposition": contentDisposition(report.file.name),
      "Cache-Control": "no-store",
    },
  });
}
