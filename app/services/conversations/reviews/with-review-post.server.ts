import { maxPhotoBytes, maxPhotos } from "~/models/platform/upload/photo-limits";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";

/** Bytes of a post: its photos, and room for the texts. */
const maxPostBytes = maxPhotos * maxPhotoBytes + 1024 * 1024;

/**
 * Reads a posted review within bounds, its photos on disk until the post is answered.
 * @throws AppError `malformed`, `too_large`
 */
export const withReviewPost = <T>(
  ctx: { config: { dataDir: string } },
  request: Request,
  use: (posted: FormData, files: IncomingFile[]) => Promise<T>,
): Promise<T> =>
  withFormPost(
    ctx,
    request,
    (posted) => {
      const files = posted
        .getAll("files")
        .filter((part): part is IncomingFile => part instanceof IncomingFile);
      return use(posted, files);
    },
    maxPostBytes,
  );
