import { createPictureWorkers } from "../../platform/media/picture-workers.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { fillStarterHome } from "../folders/starter/fill-starter-home.server";
import { queueFetching } from "../moving/await-pictures.server";
import { fetchPictures } from "../moving/fetch-pictures.server";

/** How long one job goes on, ms, before others have their turn. */
const turnMs = 15_000;

/** Fetches pictures of an import for a while, and queues itself again for those that are left. */
export const fetchPicturesJob: JobHandler<"fetch-pictures"> = async (deps, { shopId, fillsHome }) => {
  const found = await shopContextForJob(deps, shopId);
  if (!found) return;
  const ctx = { ...found, fileStore: deps.fileStore };
  const photoWorkers = createPictureWorkers({ processes: 1 });
  const endMs = performance.now() + turnMs;
  try {
    const next = await fetchPictures(ctx, {
      photoWorkers,
      until: () => performance.now() > endMs,
      allowPrivate: deps.allowPrivate ?? false,
    });
    if (fillsHome) await inTransaction(ctx, fillStarterHome);
    if (next) await queueFetching(ctx, { at: next, fillsHome });
  } finally {
    await photoWorkers.close();
  }
};
