import { filesQuotaMessage } from "~/models/platform/form/posted-controls";
import { phrase } from "~/models/platform/texts/phrase";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import type { Attempt } from "../../shops/limits/take-attempt.server";
import type { FormContext } from "./form-context.server";
import type { CheckedFile } from "./store-form-files.server";

/**
 * Counts files before they are stored, by number and size, per sender address, form and shop (rule input-16).
 * @param form attribute name of the form
 * @throws AppError `too_many` beside the first file's field, with the time to wait
 */
export async function countFiles(
  ctx: FormContext,
  form: string,
  files: readonly CheckedFile[],
): Promise<void> {
  const [first] = files;
  if (!first) return;
  const kilobytes = Math.ceil(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1024);
  const count = (by: Attempt["by"], who: string) => async (limits: Limits) => {
    const refusal = { message: phrase(filesQuotaMessage), field: first.wuid };
    await countAttempt(ctx, { action: "files", by, who }, limits.files, { ...refusal, amount: files.length });
    await countAttempt(ctx, { action: "file-kilobytes", by, who }, limits.kilobytes, {
      ...refusal,
      amount: kilobytes,
    });
  };
  const { filesByAddress, filesByForm, filesByShop } = attemptLimits;
  const { fileKilobytesByAddress, fileKilobytesByForm, fileKilobytesByShop } = attemptLimits;
  const shop = String(ctx.shop.id);
  await count("address", ctx.clientAddress)({ files: filesByAddress, kilobytes: fileKilobytesByAddress });
  await count("form", `${shop} ${form}`)({ files: filesByForm, kilobytes: fileKilobytesByForm });
  await count("shop", shop)({ files: filesByShop, kilobytes: fileKilobytesByShop });
}

type Limits = {
  files: (typeof attemptLimits)["filesByForm"];
  kilobytes: (typeof attemptLimits)["filesByForm"];
};
