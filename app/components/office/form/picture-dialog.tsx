import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { officeChoicesPath } from "~/paths/office";
import { SmallPicture } from "../library/small-picture";
import { askChoices, useChoices } from "./use-choices";

/**
 * The shop's pictures to choose from, with a search and an upload. It stands outside of the form it was
 * opened in, which hears nothing of what is typed here.
 */
export function PictureDialog({
  onChoose: chosen,
  onClose,
}: {
  onChoose: (url: string, alt: string) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed first: it gives the focus back to what opened it, which a dialog that is taken away does not.
  const onChoose = (url: string, alt: string) => {
    dialog.current?.close();
    chosen(url, alt);
  };
  const [q, setQ] = useState("");
  const [said, setSaid] = useState("");
  const { choices, message } = useChoices("picture", q);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  async function upload(file: File | undefined) {
    if (!file) return;
    setSaid("Uploading …");
    const body = new FormData();
    body.set("picture", file);
    const answer = await askChoices(officeChoicesPath(), { method: "POST", body });
    setSaid(answer.message);
    const [one] = answer.choices;
    if (one) onChoose(one.value, one.alt ?? "");
  }
  return createPortal(
    <dialog ref={dialog} className="office-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="office-dialog-top">
        <h2 id={`${id}-title`}>Choose a picture</h2>
        <button type="button" className="office-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="office-field">
        <label htmlFor={`${id}-find`}>Find</label>
        <input id={`${id}-find`} type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      </div>
      <div className="office-field">
        <label htmlFor={`${id}-new`}>Upload a new one</label>
        <input
          id={`${id}-new`}
          type="file"
          className="office-drop"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={({ target }) => upload(target.files?.[0])}
        />
      </div>
      <p role="status" className="office-quiet">
        {said || message}
      </p>
      <ul className="office-library">
        {choices.map(({ value, label, alt = "" }) => (
          <li key={value}>
            <button type="button" onClick={() => onChoose(value, alt)}>
              <SmallPicture url={value} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>,
    document.querySelector(".office") ?? document.body,
  );
}
