import { and, eq, gt } from "drizzle-orm";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "~/models/platform/validation/messages";
import { maxFilesPerField } from "~/models/shops/forms/submission-schema";
import { formFiles, formSubmissions } from "~/tables/content/forms";
import { ofShop } from "../../shops/context/of-shop.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { countFiles } from "./count-files.server";
import { findForm } from "./find-form.server";
import type { FormContext } from "./form-context.server";
import {
  type CheckedFile,
  checkFile,
  discardFiles,
  keepFormFiles,
  writeFormFiles,
} from "./store-form-files.server";

/** How long files may follow their submission. */
const openForMs = 60 * 60 * 1000;

/** A file and the wuid of the field it was chosen in. */
export type ChosenFile = { wuid: string; file: File };

/**
 * Adds files to a submission sent before (rule forms-9). Its id is known to its sender alone; an hour later
 * nothing more is taken.
 * @throws AppError `not_found`, `invalid`, `too_many`
 */
export async function addFormFiles(
  ctx: FormContext,
  submissionId: string,
  chosen: readonly ChosenFile[],
): Promise<void> {
  const attempt = { action: "form-files", by: "address", who: ctx.clientAddress } as const;
  await countAttempt(ctx, attempt, attemptLimits.formFilesByAddress);
  const definition = await formOf(ctx, submissionId);
  const files = await Promise.all(chosen.map((one) => checkChosen(definition, one)));
  await countFiles(ctx, definition.attributeName, files);
  const kept = await keepFormFiles(ctx, submissionId, files);
  try {
    await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await refuseTooMany(inside, submissionId, definition, files);
      await writeFormFiles(inside, submissionId, kept);
    });
  } catch (error) {
    await discardFiles(ctx, kept);
    throw error;
  }
}

const notOpen = () => new AppError("not_found", "There is no submission that takes files.", "submission_id");

async function formOf(ctx: FormContext, submissionId: string): Promise<FormDefinition> {
  if (!isUuid(submissionId)) throw notOpen();
  const since = new Date(ctx.now().getTime() - openForMs);
  const [row] = await ctx.db
    .select({ attributeName: formSubmissions.attributeName })
    .from(formSubmissions)
    .where(
      and(
        ofShop(formSubmissions, ctx),
        eq(formSubmissions.id, submissionId),
        gt(formSubmissions.createdAt, since),
      ),
    );
  const found = row ? await findForm(ctx, row.attributeName) : null;
  if (found?.kind !== "form") throw notOpen();
  return found.definition;
}

function checkChosen({ fields }: FormDefinition, { wuid, file }: ChosenFile): Promise<CheckedFile> {
  const field = fields.find((one) => one.wuid === wuid && one.kind === "file");
  if (!field) throw new AppError("invalid", `The form has no file field '${wuid}'.`, "wuids");
  return checkFile(field, file);
}

/** Two uploads at once wait for each other here, so that they cannot pass the limit together. */
async function refuseTooMany(
  ctx: FormContext,
  submissionId: string,
  { fields }: FormDefinition,
  files: readonly CheckedFile[],
): Promise<void> {
  await ctx.db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(ofShop(formSubmissions, ctx), eq(formSubmissions.id, submissionId)))
    .for("update");
  const kept = await ctx.db
    .select({ wuid: formFiles.wuid })
    .from(formFiles)
    .where(and(ofShop(formFiles, ctx), eq(formFiles.submissionId, submissionId)));
  for (const field of fields) {
    const total = [...kept, ...files].filter(({ wuid }) => wuid === field.wuid).length;
    if (total > maxFilesPerField)
      throw new AppError(
        "invalid",
        formMessages.maxValue(phrase("Files of {label}", { label: field.label }), maxFilesPerField),
        field.wuid,
      );
  }
}
