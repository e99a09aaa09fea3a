// @public

import { AppError, headersOfError, isAppError } from "~/models/platform/error/app-error";
import { failedMessage } from "~/models/platform/form/posted-controls";
import { phrase } from "~/models/platform/texts/phrase";
import { refusalOf } from "../../platform/db/refusal-of.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";
import { addFormFiles, type ChosenFile } from "./add-form-files.server";
import type { FormContext } from "./form-context.server";

/**
 * Answers `POST /api/files/uploadToServer` (rule api-12): `dir`, `submission_id`, `upload_data` for each file
 * and `wuids`, the fields they were chosen in, in the same order. Answers `success`, and a `message` when
 * refused.
 */
export async function answerUpload(context: FormContext, request: Request): Promise<Response> {
  try {
    await withFormPost(context, request, async (posted) => {
      const submissionId = String(posted.get("submission_id") ?? "");
      const dir = String(posted.get("dir") ?? "");
      if (dir !== `form-submissions/${submissionId}`)
        throw new AppError("invalid", "dir must be 'form-submissions/' and the submission’s id.", "dir");
      await addFormFiles(context, submissionId, readChosen(posted));
    });
    return Response.json({ success: true });
  } catch (error) {
    if (isAppError(error)) {
      const { message, field, status } = error;
      return Response.json({ success: false, message, field }, { status, headers: headersOfError(error) });
    }
    if (refusalOf(error)) throw error;
    context.log.error("upload failed", { shop: context.shop.code, error });
    return Response.json({ success: false, message: phrase(failedMessage) }, { status: 500 });
  }
}

/** Pairs files with their fields. */
function readChosen(posted: FormData): ChosenFile[] {
  const files = posted.getAll("upload_data").filter((part): part is File => typeof part !== "string");
  const wuids = String(posted.get("wuids") ?? "").split(",");
  if (files.length === 0) throw new AppError("invalid", "There is no file.", "upload_data");
  if (wuids.length !== files.length) throw new AppError("invalid", "Name one field for each file.", "wuids");
  return files.map((file, at) => ({ file, wuid: wuids[at]?.trim() ?? "" }));
}
