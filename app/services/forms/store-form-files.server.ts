import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "~/models/error/app-error";
import { detectFileType } from "~/models/form/detect-file-type";
import { extensionOfName, type FileMime, isFileExtension, mimeOfExtension } from "~/models/form/file-types";
import type { FormField } from "~/models/form/form-field";
import { fileProblem, fileTypeMessage } from "~/models/form/submission-schema";
import { formFiles } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { FormContext } from "./form-context.server";

/** A file whose name, size and content were found to be what its field takes. */
export type CheckedFile = { wuid: string; fileName: string; mime: FileMime; bytes: Uint8Array };

const maxNameLength = 200;

/** Folder of everything shoppers upload. No address of the app leads into it. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "uploads");

/**
 * Checks a file by its name, its size and what is in it; all three must agree (part 3, §5 "Forms").
 * @throws AppError `invalid` with the field's wuid
 */
export async function checkFile(field: FormField, file: File): Promise<CheckedFile> {
  const problem = fileProblem(field, file);
  if (problem) throw new AppError("invalid", problem, field.wuid);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOfName(file.name);
  const mime = detectFileType(bytes);
  if (mime === null || !isFileExtension(extension) || mimeOfExtension[extension] !== mime)
    throw new AppError("invalid", fileTypeMessage(field), field.wuid);
  return { wuid: field.wuid, fileName: plainName(file.name), mime, bytes };
}

/** A name to show and nothing else: never part of a path. */
const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, "_").slice(-maxNameLength);

/**
 * Keeps the files of a submission: on the disk under names of our own, unreadable to others and never executable, and in
 * the table. Call it in the transaction that knows the submission; `discard` takes the files back when that fails.
 */
export async function storeFormFiles(
  ctx: ShopContext & { config: FormContext["config"] },
  submissionId: string,
  files: readonly CheckedFile[],
  written: string[],
): Promise<void> {
  const root = uploadsFolder(ctx.config.dataDir);
  for (const { wuid, fileName, mime, bytes } of files) {
    const id = randomUUID();
    const ending = extensionOfName(fileName);
    const storedAs = `${ctx.shop.code}/form-submissions/${submissionId}/${id}.${ending}`;
    const path = join(root, storedAs);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    written.push(path);
    await writeFile(path, bytes, { mode: 0o600, flag: "wx" });
    await ctx.db.insert(formFiles).values({
      shopId: ctx.shop.id,
      id,
      submissionId,
      wuid,
      fileName,
      contentType: mime,
      sizeBytes: bytes.byteLength,
      storedAs,
      createdAt: ctx.now(),
    });
  }
}

/** Takes files back whose rows were never kept. */
export async function discardFiles(written: readonly string[]): Promise<void> {
  await Promise.all(written.map((path) => rm(path, { force: true })));
}
