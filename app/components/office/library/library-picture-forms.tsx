import type { PanelView } from "~/models/office/record/record-view";
import { isDocumentUrl } from "~/models/platform/media/document-address";
import { OfficeTextField } from "../form/office-field";
import { OfficeForm, SubmitButton, useIsRefused } from "../form/office-form";
import { FocusFields } from "./focus-fields";
import { PictureUpload } from "./picture-upload";

/** A picture or document with what is said of it, and the way to another one in its place (library-5). */
export function LibraryPictureForms(panel: Extract<PanelView, { kind: "picture" }>) {
  return isDocumentUrl(panel.picture.url) ? <DocumentForms {...panel} /> : <PictureForms {...panel} />;
}

function DocumentForms({ picture: { url, name, isRemoved }, mayChange }: FormsProps) {
  const isRefused = useIsRefused("replace");
  const link = isRemoved ? (
    <p className="office-quiet">Its file is kept where no address leads to.</p>
  ) : (
    <p className="office-pdf">
      <a href={url} target="_blank" rel="noopener noreferrer" className="office-button">
        Open the PDF
      </a>
    </p>
  );
  if (!mayChange) return link;
  return (
    <>
      {link}
      <OfficeForm key={url} deed="name" hasFiles>
        <OfficeTextField
          name="name"
          label="Name"
          defaultValue={name}
          maxLength={200}
          help="For finding it. Shoppers never see it."
        />
        <SubmitButton>Save</SubmitButton>
      </OfficeForm>
      <details className="office-deed office-pdf" name="deed" open={isRefused}>
        <summary className="office-button">Replace it…</summary>
        <OfficeForm deed="replace" hasFiles>
          <p>Each place that links to it will lead to the new PDF. Each one’s history leads back.</p>
          <OfficeTextField
            name="picture"
            label="New PDF"
            type="file"
            className="office-drop"
            accept="application/pdf"
            help="A PDF of up to 20 MB."
          />
          <SubmitButton>Replace it</SubmitButton>
        </OfficeForm>
      </details>
    </>
  );
}

type FormsProps = Extract<PanelView, { kind: "picture" }>;

function PictureForms({ picture, mayChange }: FormsProps) {
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
        <OfficeTextField
          name="name"
          label="Name"
          defaultValue={name}
          maxLength={200}
          help="For finding it. Shoppers never see it."
        />
        <OfficeTextField
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
          <OfficeTextField
            name="alt"
            id="new-alt"
            label="What the new picture shows (optional)"
            maxLength={300}
          />
          <SubmitButton>Replace it</SubmitButton>
        </OfficeForm>
      </details>
    </>
  );
}
