import { maxAttachmentBytes, maxAttachments } from "~/models/conversations/conversation-limits";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";

/**
 * Bytes of a post: its files, a little more than allowed so that the refusal can say why, and room for the
 * texts.
 */
const maxPostBytes = (maxAttachments + 1) * maxAttachmentBytes;

/**
 * Reads a posted message within bounds, its files on disk until the post is answered.
 * @param name the field of the files
 * @throws AppError `malformed`, `too_large`
 */
export const withMessagePost = <T>(
  ctx: { config: { dataDir: string } },
  request: Request,
  name: string,
  use: (posted: FormData, files: IncomingFile[]) => Promise<T>,
): Promise<T> =>
  withFormPost(
    ctx,
    request,
    (posted) => {
      const files = posted
        .getAll(name)
        // An empty file input sends a file without a name.
        .filter((part): part is IncomingFile => part instanceof IncomingFile && part.name !== "");
      return use(posted, files);
    },
    maxPostBytes,
  );
