// @public

import { openIncomingFiles } from "./incoming-files.server";
import { readPostedForm } from "./read-posted-form.server";

/** Largest post, bytes (rule input-4): a field's largest file (20 MB) and room for the rest. */
const maxPostBytes = 25 * 1024 * 1024;

/** Processes a post's fields and files. Files it leaves behind are deleted afterwards. */
type UsePost<T> = (posted: FormData) => Promise<T>;

/**
 * Reads a posted form and writes its files to disk as they arrive, as `IncomingFile`s.
 * @throws AppError `malformed` if it is not a form, `too_large`
 */
export async function withFormPost<T>(
  { config }: { config: { dataDir: string } },
  request: Request,
  use: UsePost<T>,
  maxBytes = maxPostBytes,
): Promise<T> {
  const files = openIncomingFiles(config.dataDir);
  try {
    return await use(await readPostedForm(request, { maxBytes, keepFile: files.keep }));
  } finally {
    await files.discard();
  }
}
