import { useState } from "react";
import type { AttachmentView } from "~/models/conversations/conversation-view";
import { messagePicturePath } from "~/paths/conversations";
import { lazyPart } from "../../ui/framework/lazy-part";
import { Icon } from "../../ui/icon";
import { PressLink } from "../../ui/link/press-link";

// Only for those who look at a picture.
const FilePreview = lazyPart(() => import("./file-preview"));

/**
 * The files of a message: a picture opens in a preview, without a script on a page of its own; others are
 * saved.
 */
export function AttachmentList({ attachments }: { attachments: AttachmentView[] }) {
  const [shown, setShown] = useState<AttachmentView | null>(null);
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {attachments.map((file) => (
        <li key={file.url}>
          {file.isPicture ? (
            <PressLink
              href={messagePicturePath(file.url)}
              onPress={() => setShown(file)}
              className="block overflow-hidden rounded-base border border-line"
            >
              <img src={file.url} alt={file.name} loading="lazy" className="size-28 object-cover" />
            </PressLink>
          ) : (
            <a
              href={file.url}
              download={file.name}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-base border border-line px-3 text-sm hover:bg-sunken"
            >
              <Icon name="file" sizePx={18} />
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <span className="shrink-0 text-muted">{sizeText(file.sizeBytes)}</span>
            </a>
          )}
        </li>
      ))}
      {shown ? <FilePreview file={shown} onClose={() => setShown(null)} /> : null}
    </ul>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
