import { useState } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { maxAttachments } from "~/models/conversations/conversation-limits";
import { attachmentProblem } from "~/models/conversations/messages/attachment-problem";
import { messageFormId } from "~/models/conversations/messages/message-form";
import { extensionList } from "~/models/platform/form/file-types";
import { TextField } from "../../ui/form/field";
import { useOffersHeic } from "../../ui/form/use-offers-heic";

/** What is offered to choose. Without HEIC a phone sends its photos as JPG (rule conversations-6). */
const offeredExtensions = (types: readonly string[], offersHeic: boolean) =>
  extensionList(types.filter((type) => type !== "heic" || offersHeic)).replaceAll(" ", "");

/** The files of a message; refused ones are named as soon as they are chosen (rule conversations-5). */
export function FileField({ types }: { types: readonly string[] }) {
  const t = useTexts();
  const { error } = useField("files");
  const [problem, setProblem] = useState<string | null>(null);
  const offersHeic = useOffersHeic();
  return (
    <details open={error ? true : undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium underline underline-offset-4">
        {t("Attach files")}
      </summary>
      <TextField
        id={`${messageFormId}-files`}
        name="files"
        label={t("Files")}
        type="file"
        multiple
        accept={offeredExtensions(types, offersHeic)}
        help={t("Up to {maxAttachments} files of 10 MB each: {extensionList}", {
          maxAttachments,
          extensionList: extensionList(types),
        })}
        error={problem ?? error}
        onChange={(event) => {
          const chosen = attachmentProblem([...(event.target.files ?? [])], types);
          setProblem(chosen);
          if (chosen) event.target.value = "";
        }}
      />
    </details>
  );
}
