import type { FoundInLibrary } from "~/models/office/library/library";
import { pictureDoneTexts } from "~/models/office/record/done-texts";
import { officeOfferPath, officeOffersPath, officeProductPath, officeProductsPath } from "~/paths/office";
import { OfficeTextField } from "../form/office-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { Panel } from "../record/panel";
import { LibraryChooser } from "./library-chooser";
import { PictureList } from "./picture-list";

/**
 * The pictures of a product: one more, by a file or from the library, and each with its description, its
 * place and its way out (rule office-19).
 */
export function OfficePicturePage({
  sku,
  version,
  isSellers,
  pictures,
  library,
}: {
  sku: string;
  version: string;
  /** Staff of a seller work here: their way back is what they offer (rule sellers-20). */
  isSellers: boolean;
  pictures: { url: string; alt: string }[];
  /** Null for those who have no library. */
  library: FoundInLibrary | null;
}) {
  const way = isSellers
    ? [
        { to: officeOffersPath(), label: "Offers" },
        { to: officeOfferPath(sku), label: sku },
      ]
    : [
        { to: officeProductsPath(), label: "Products" },
        { to: officeProductPath(sku), label: sku },
      ];
  return (
    <OfficePage title="Pictures" intro={sku} way={way}>
      <DoneNote texts={pictureDoneTexts} />
      <div className="office-record office-record-whole">
        <Panel title="Add a picture">
          <OfficeForm deed="add" hasFiles>
            <OfficeTextField
              name="picture"
              label="Picture"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              help="JPEG, PNG, WebP, AVIF or GIF."
            />
            <OfficeTextField
              name="alt"
              label="What it shows (optional)"
              maxLength={300}
              help="For people who cannot see it, and for search engines."
            />
            <SubmitButton>Add it</SubmitButton>
          </OfficeForm>
        </Panel>
        {library ? <LibraryChooser found={library} own={pictures} /> : null}
        {pictures.length > 0 ? (
          <Panel title="Pictures in their order">
            <PictureList version={version} pictures={pictures} />
          </Panel>
        ) : null}
      </div>
    </OfficePage>
  );
}
