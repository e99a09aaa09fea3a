import { AppError } from "~/models/error/app-error";
import { readLimitedForm } from "../http/read-body.server";

/** Largest post, bytes: a field's largest file (20 MB) and room for the rest. It is held in memory while it is read. */
const maxPostBytes = 25 * 1024 * 1024;

/**
 * Reads a posted form, files included, up to a limit of its own.
 * @throws AppError `invalid` when it is too large or no form at all
 */
export async function readFormPost(request: Request, maxBytes = maxPostBytes): Promise<FormData> {
  const form = await readLimitedForm(request, maxBytes).catch(() => {
    throw new AppError("invalid", "This is not a form.", "form");
  });
  if (form) return form;
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  throw new AppError("invalid", `All files together may have ${megabytes} MB.`, "form");
}
