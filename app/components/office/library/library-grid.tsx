import { Link } from "@remix-run/react";
import type { PanelView } from "~/models/office/record/record-view";
import { isDocumentUrl } from "~/models/platform/media/document-address";
import { OfficeTextField } from "../form/office-field";
import { OfficeForm, SubmitButton, useIsRefused } from "../form/office-form";
import { PictureUpload } from "./picture-upload";
import { SmallPicture } from "./small-picture";

/**
 * The form that adds more: folded, but where nothing else is there. A button that is open before it is
 * pressed folds what a person wants to see.
 */
function AddForm({ isAlone }: { isAlone: boolean }) {
  const isRefused = useIsRefused("add");
  const form = (
    <OfficeForm deed="add" hasFiles>
      <PictureUpload label="Pictures and documents" isMany takesDocuments />
      <OfficeTextField
        name="alt"
        label="What it shows (optional)"
        maxLength={300}
        help="Alternative text, for people who cannot see it and for search engines."
      />
      <SubmitButton>Upload</SubmitButton>
    </OfficeForm>
  );
  if (isAlone) return <div className="office-deed">{form}</div>;
  return (
    <details className="office-deed" name="deed" open={isRefused} suppressHydrationWarning>
      <summary className="office-button" data-kind="main">
        Upload…
      </summary>
      {form}
    </details>
  );
}

/** Small pictures that lead to their pages, below a form that adds more (rule library-2). */
export function LibraryGrid({ pictures, empty, mayAdd }: Extract<PanelView, { kind: "library" }>) {
  return (
    <>
      {mayAdd ? <AddForm isAlone={pictures.length === 0} /> : null}
      {pictures.length === 0 ? (
        <p className="office-quiet">{empty}</p>
      ) : (
        <ul className="office-library">
          {pictures.map(({ url, name, alt, uses, isRemoved, to }) => (
            <li key={url}>
              <Link to={to}>
                {isRemoved ? <span className="office-library-gap" /> : <SmallPicture url={url} />}
                <span>{name || alt || "Without a name"}</span>
              </Link>
              <small>
                {isRemoved ? "Removed" : uses === 0 ? "Shown nowhere" : `Shown in ${uses}`}
                {alt === "" && !isDocumentUrl(url) ? " · no text" : ""}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
