import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "~/models/platform/error/app-error";
import { detectFileType } from "~/models/platform/form/detect-file-type";
import {
  extensionOfName,
  type FileMime,
  isFileExtension,
  mimeOfExtension,
} from "~/models/platform/form/file-types";
import type { FormField } from "~/models/platform/form/form-field";
import { fileProblem, fileTypeMessage } from "~/models/shops/submission-schema";
import { formFiles } from "~/tables/forms";
import { IncomingFile, uploadsFolder } from "../../platform/forms/incoming-files.server";
import { shopKey } from "../../shops/of-shop.server";
import type { ShopContext } from "../../shops/shop-context.server";
import type { FormContext } from "./form-context.server";

/** A file whose name, size and content are valid for its field. */
export type CheckedFile = { wuid: string; fileName: string; mime: FileMime; path: string; sizeBytes: number };

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
  name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, "_").slice(-maxNameLength);

/**
 * Stores the files of a submission: moves them to generated names, unreadable to others and not executable,
 * and writes their rows. Call it in the submission's transaction; if that fails, `discardFiles` deletes the
 * files.
 */
export async function storeFormFiles(
  ctx: ShopContext & { config: FormContext["config"] },
  submissionId: string,
  files: readonly CheckedFile[],
  written: string[],
): Promise<void> {
  const root = uploadsFolder(ctx.config.dataDir);
  for (const { wuid, fileName, mime, path, sizeBytes } of files) {
    const id = randomUUID();
    const ending = extensionOfName(fileName);
    const storedAs = `${ctx.shop.code}/form-submissions/${submissionId}/${id}.${ending}`;
    const kept = join(root, storedAs);
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    written.push(kept);
    await rename(path, kept);
    await ctx.db.insert(formFiles).values({
      ...shopKey(ctx),
      id,
      submissionId,
      wuid,
      fileName,
      contentType: mime,
      sizeBytes,
      storedAs,
      createdAt: ctx.now(),
    });
  }
}

/** Deletes files whose rows were rolled back. */
export async function discardFiles(written: readonly string[]): Promise<void> {
  await Promise.all(written.map((path) => rm(path, { force: true })));
}
