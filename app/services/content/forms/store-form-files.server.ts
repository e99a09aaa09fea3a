import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { AppError } from "~/models/platform/error/app-error";
import { detectFileType } from "~/models/platform/form/detect-file-type";
import {
  extensionOfName,
  type FileMime,
  isFileExtension,
  mimeOfExtension,
} from "~/models/platform/form/file-types";
import type { FormField } from "~/models/platform/form/form-field";
import { cutTextBefore } from "~/models/platform/text/storable-text";
import { fileProblem, fileTypeMessage } from "~/models/shops/forms/submission-schema";
import { formFiles } from "~/tables/content/forms";
import { fileOnDisk } from "../../platform/file-store/file-content.server";
import { uploadKey } from "../../platform/file-store/file-keys";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { limitedStore } from "../../shops/limits/take-file-room.server";
import type { FormContext } from "./form-context.server";

/** A file whose name, size and content are valid for its field. */
export type CheckedFile = { wuid: string; fileName: string; mime: FileMime; path: string; sizeBytes: number };

type StoringContext = ShopContext & Pick<FormContext, "fileStore">;

const maxNameLength = 200;
/** Enough bytes to recognize every type. */
const headBytes = 4096;
/** A drawing is read completely, because a script may be anywhere in it; larger ones are refused. */
const maxSvgBytes = 1024 * 1024;

/**
 * Checks that name, size and content of a file agree (rule input-8).
 * @throws AppError `invalid` with the field's wuid
 */
export async function checkFile(field: FormField, file: File): Promise<CheckedFile> {
  const problem = fileProblem(field, file);
  if (problem) throw new AppError("invalid", problem, field.wuid);
  if (!(file instanceof IncomingFile)) throw new Error("a form's file was not written to the disk");
  const extension = extensionOfName(file.name);
  const mime = detectFileType(await readStart(file, extension === "svg" ? maxSvgBytes : headBytes));
  const isWhole = mime !== "image/svg+xml" || file.size <= maxSvgBytes;
  if (mime === null || !isWhole || !isFileExtension(extension) || mimeOfExtension[extension] !== mime)
    throw new AppError("invalid", fileTypeMessage(field), field.wuid);
  return { wuid: field.wuid, fileName: plainName(file.name), mime, path: file.path, sizeBytes: file.size };
}

async function readStart({ path, size }: IncomingFile, atMostBytes: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(Math.min(size, atMostBytes));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A name for display only, never part of a path. */
const plainName = (name: string): string =>
  cutTextBefore(name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, "_"), maxNameLength);

/** A file of a submission that is kept; its row follows. */
export type KeptFile = Omit<CheckedFile, "path"> & { id: string; storedAs: string };

/**
 * Keeps the files of a submission under generated names, unreadable to others and not executable. No
 * transaction is open meanwhile; if that of their rows fails, `discardFiles` removes them.
 * @throws AppError `unavailable`, `conflict` above the limit of files; then none is kept
 */
export async function keepFormFiles(
  ctx: StoringContext,
  submissionId: string,
  files: readonly CheckedFile[],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const { path, ...file } of files) {
      const store = limitedStore(ctx, { field: file.wuid, isShopper: true });
      const id = randomUUID();
      const storedAs = `${ctx.shop.code}/form-submissions/${submissionId}/${id}.${extensionOfName(file.fileName)}`;
      await store.put(uploadKey(storedAs), await fileOnDisk(path));
      kept.push({ ...file, id, storedAs });
    }
    return kept;
  } catch (error) {
    await discardFiles(ctx, kept);
    throw error;
  }
}

/** Writes the rows of kept files, in the transaction of their submission. */
export async function writeFormFiles(
  ctx: ShopContext,
  submissionId: string,
  files: readonly KeptFile[],
): Promise<void> {
  for (const { mime, ...file } of files)
    await ctx.db
      .insert(formFiles)
      .values({ ...shopKey(ctx), ...file, submissionId, contentType: mime, createdAt: ctx.now() });
}

/** Removes files whose rows were not written. */
export const discardFiles = ({ fileStore }: StoringContext, files: readonly KeptFile[]): Promise<void> =>
  fileStore.remove(files.map(({ storedAs }) => uploadKey(storedAs)));
