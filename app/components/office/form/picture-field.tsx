import { type InputHTMLAttributes, useRef, useState } from "react";
import { isServedUrl } from "~/models/platform/media/media-address";
import { officeFilesPath } from "~/paths/office";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { SmallPicture } from "../library/small-picture";
import { OfficeTextField } from "./office-field";
import { PictureDialog } from "./picture-dialog";
import { typeInto } from "./use-choices";

/**
 * A field that names a picture (rule library-8): with a script it is chosen from the library or uploaded in a
 * dialog; without one its address is typed, which the library's pages say. An alternative text beside it is
 * copied while it is empty.
 */
export function OfficePictureField(
  input: { name: string; label: string; help?: string | undefined } & InputHTMLAttributes<HTMLInputElement>,
) {
  const isHydrated = useIsHydrated();
  const around = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [url, setUrl] = useState(String(input.defaultValue ?? ""));
  const field = () => around.current?.querySelector("input") ?? null;
  function choose(value: string, alt: string) {
    const own = field();
    typeInto(own, value);
    setUrl(value);
    setIsOpen(false);
    const beside = own?.form?.elements.namedItem(input.name.replace(/value$/, "label"));
    if (beside instanceof HTMLInputElement && beside !== own && beside.value === "") typeInto(beside, alt);
  }
  return (
    <div ref={around} className="office-picture-field">
      {isServedUrl(url) ? <SmallPicture url={url} /> : null}
      <OfficeTextField
        {...input}
        inputMode="url"
        onInput={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      {isHydrated ? (
        <button type="button" className="office-button" onClick={() => setIsOpen(true)}>
          Choose a picture
        </button>
      ) : (
        <a href={officeFilesPath()} target="_blank" rel="noopener noreferrer">
          Open the library in another tab
        </a>
      )}
      {isOpen ? <PictureDialog onChoose={choose} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
