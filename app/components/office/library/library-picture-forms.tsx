import type { PanelView } from "~/models/office/record/record-view";
import { TextField } from "../form/office-field";
import { OfficeForm, SubmitButton, useIsRefused } from "../form/office-form";
import { FocusFields } from "./focus-fields";
import { PictureUpload } from "./picture-upload";

/** A picture with what is said of it, and the way to another one in its place (rules library-3 and 5). */
export function LibraryPictureForms({ picture, mayChange }: Extract<PanelView, { kind: "picture" }>) {
  const isRefused = useIsRefused("replace");
  const { url, name, alt, focusX, focusY, isRemoved } = picture;
  if (!mayChange)
    return isRemoved ? (
      <p className="office-quiet">Its file is kept where no address leads to.</p>
    ) : (
      <img src={url} alt={alt} className="office-library-whole" />
    );
  return (
    <>
      <OfficeForm key={url} deed="describe" hasFiles>
        <FocusFields url={url} x={focusX} y={focusY} />
        <TextField
          name="name"
          label="Name"
          defaultValue={name}
          maxLength={200}
          help="For finding it. Shoppers never see it."
        />
        <TextField
          name="alt"
          label="What it shows"
          defaultValue={alt}
          maxLength={300}
          help="Alternative text, which fields for pictures take over when it is chosen."
        />
        <SubmitButton>Save</SubmitButton>
      </OfficeForm>
      <details className="office-deed" name="deed" open={isRefused}>
        <summary className="office-button">Replace it…</summary>
        <OfficeForm deed="replace" hasFiles>
          <p>
            Each place that shows it will show the new picture, under the same name. Each one’s history leads
            back.
          </p>
          <PictureUpload label="New picture" />
          <TextField name="alt" id="new-alt" label="What the new picture shows (optional)" maxLength={300} />
          <SubmitButton>Replace it</SubmitButton>
        </OfficeForm>
      </details>
    </>
  );
}
