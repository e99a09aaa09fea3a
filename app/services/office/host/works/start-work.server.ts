import { randomUUID } from "node:crypto";
import type { WorkInput } from "~/models/office/host/works/work-input";
import { hostWorks } from "~/tables/office/host-works";
import type { IncomingFile } from "../../../platform/forms/incoming-files.server";
import { inTransaction } from "../../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { enqueueJob } from "../../../shops/jobs/enqueue-job.server";
import { requireWorker } from "../own/require-worker.server";
import { keepSentFile, workFilesPrefix } from "./work-files.server";
import { works } from "./works.server";

/** Files that a host sent, by what they are for. */
type Sent = Readonly<Record<string, IncomingFile>>;

/**
 * Has a job do long work for a host (rule hosting-7): it first finds out what would be done, where the work
 * has that to show.
 * @param inputOf gets what became of the files
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`
 */
export async function startWork(
  ctx: RequestContext,
  code: string,
  inputOf: (keyOf: (part: string) => { key: string; name: string } | null) => WorkInput,
  sent: Sent = {},
): Promise<string> {
  const { by } = await requireWorker(ctx, "change");
  const { fileStore } = ctx;
  const id = randomUUID();
  const kept = new Map<string, { key: string; name: string }>();
  for (const [part, file] of Object.entries(sent))
    kept.set(part, await keepSentFile(fileStore, file, `${workFilesPrefix(ctx.shop.code, id)}${part}`));
  const input = inputOf((part) => kept.get(part) ?? null);
  // The end of a move was shown with the move.
  const isEnd = input.kind === "move" && input.end !== null;
  const state = works[input.kind].preview && !isEnd ? "reading" : "running";
  await inTransaction(ctx, async (inner) => {
    await inner.db.insert(hostWorks).values({
      tenantId: inner.tenant.id,
      id,
      kind: input.kind,
      code,
      state,
      input,
      askedBy: by,
      createdAt: inner.now(),
    });
    await enqueueJob(inner, "host-work", { workId: id });
  });
  return id;
}
