import { useTexts } from "~/components/ui/texts/use-texts";
import type { AttachmentView } from "~/models/conversations/conversation-view";
import { downloadOf } from "~/paths/conversations";
import { buttonClass } from "../../ui/form/button";
import { ModalDialog } from "../../ui/panel/modal-dialog";

/** A picture of a message in full, with a button that saves it. */
export default function FilePreview({ file, onClose }: { file: AttachmentView; onClose: () => void }) {
  const t = useTexts();
  return (
    <ModalDialog label={t("File Preview")} onClose={onClose} className="w-[760px]">
      <div className="space-y-4 p-5 sm:p-6">
        <h2 className="pe-12 font-heading text-2xl font-medium">{t("File Preview")}</h2>
        <img
          src={file.url}
          alt={file.name}
          className="mx-auto max-h-[65dvh] w-auto rounded-base object-contain"
        />
        <p className="text-sm text-muted wrap-anywhere">{file.name}</p>
        <a href={downloadOf(file.url)} download={file.name} className={buttonClass()}>
          {t("Download")}
        </a>
      </div>
    </ModalDialog>
  );
}
