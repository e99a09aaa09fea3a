// @public

import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { attachmentMessages, attachmentProblem } from "~/models/conversations/messages/attachment-problem";
import { AppError } from "~/models/platform/error/app-error";
import { detectFileType } from "~/models/platform/form/detect-file-type";
import { extensionOfName, isFileExtension, mimeOfExtension } from "~/models/platform/form/file-types";
import { uploadKey } from "../../platform/file-store/file-keys";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { rewritePhoto } from "../../platform/media/rewrite-photo.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { limitedStore } from "../../shops/limits/take-file-room.server";
import type { UploadContext } from "./conversation-context.server";

/** A file that was checked and is kept; its row follows. */
export type PreparedFile = {
  name: string;
  extension: string;
  mime: string;
  sizeBytes: number;
  storedAs: string;
};

const field = "files";

/**
 * Checks files of a message by number, name, size and content, and keeps them: pictures written anew without
 * metadata, a PDF as it is (rules conversations-5 and conversations-6). Those of a network address are
 * counted; the store's have none.
 * @param held how many files the message has already
 * @param supported extensions; those of messages unless said
 * @throws AppError `invalid`, `too_many` or `conflict` beside `files`; then no file is kept
 */
export async function prepareAttachments(
  ctx: UploadContext & { clientAddress?: string | undefined },
  files: readonly IncomingFile[],
  held = 0,
  supported: readonly string[] = ctx.shop.settings.modules.messages.support_file_types,
): Promise<PreparedFile[]> {
  if (files.length === 0) return [];
  const problem = attachmentProblem(files, supported, held);
  if (problem) throw new AppError("invalid", problem, field);
  if (ctx.clientAddress !== undefined) await countFiles(ctx, ctx.clientAddress, files);
  const kept: PreparedFile[] = [];
  try {
    // One after another: each picture is unpacked in memory.
    for (const file of files) kept.push(await keepFile(ctx, file, ctx.clientAddress !== undefined));
    return kept;
  } catch (error) {
    await discardAttachments(ctx, kept);
    throw error;
  }
}

/** Removes kept files whose rows were not written. */
export const discardAttachments = (
  { fileStore }: UploadContext,
  files: readonly PreparedFile[],
): Promise<void> => fileStore.remove(files.map(({ storedAs }) => uploadKey(storedAs)));

async function countFiles(ctx: ShopContext, who: string, files: readonly IncomingFile[]): Promise<void> {
  const by = { by: "address", who } as const;
  const kilobytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024);
  const { filesByAddress, fileKilobytesByAddress } = attemptLimits;
  await countAttempt(ctx, { action: "files", ...by }, filesByAddress, { amount: files.length, field });
  await countAttempt(ctx, { action: "file-kilobytes", ...by }, fileKilobytesByAddress, {
    amount: kilobytes,
    field,
  });
}

async function keepFile(ctx: UploadContext, file: IncomingFile, isShopper: boolean): Promise<PreparedFile> {
  const bytes = await readFile(file.path);
  const named = extensionOfName(file.name);
  const mime = detectFileType(bytes);
  if (mime === null || !isFileExtension(named) || mimeOfExtension[named] !== mime)
    throw new AppError("invalid", attachmentMessages.type(), field);
  const isPicture = mime !== "application/pdf";
  const content = isPicture ? await rewritePhoto(bytes, ctx) : bytes;
  const extension = isPicture ? "webp" : "pdf";
  const storedAs = `${ctx.shop.code}/messages/${randomUUID()}.${extension}`;
  await limitedStore(ctx, { field, isShopper }).put(uploadKey(storedAs), content);
  return {
    name: file.name,
    extension,
    mime: isPicture ? "image/webp" : mime,
    sizeBytes: content.byteLength,
    storedAs,
  };
}
