import { pictureDoneTexts } from "~/models/office/record/done-texts";
import { officeOfferPath, officeOffersPath, officeProductPath, officeProductsPath } from "~/paths/office";
import { TextField } from "../form/office-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { Panel } from "../record/panel";

/**
 * The pictures of a product: each with its description, its place and its way out, and one more (rule
 * office-19).
 */
export function OfficePicturePage({
  sku,
  version,
  isSellers,
  pictures,
}: {
  sku: string;
  version: string;
  /** Staff of a seller work here: their way back is what they offer (rule sellers-20). */
  isSellers: boolean;
  pictures: { url: string; alt: string }[];
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
            <TextField
              name="picture"
              label="Picture"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              help="JPEG, PNG, WebP, AVIF or GIF."
            />
            <TextField
              name="alt"
              label="What it shows (optional)"
              maxLength={300}
              help="For people who cannot see it, and for search engines."
            />
            <SubmitButton>Add it</SubmitButton>
          </OfficeForm>
        </Panel>
        {pictures.map(({ url, alt }, at) => (
          <Panel key={`${url} ${version}`} title={at === 0 ? "First picture" : `Picture ${at + 1}`}>
            <div className="office-picture">
              <img src={url} alt={alt} width={192} height={192} loading="lazy" />
              <div>
                <OfficeForm deed="describe" hasFiles>
                  <Named url={url} version={version} />
                  <TextField
                    name="alt"
                    id={`alt-${at}`}
                    label="What it shows"
                    defaultValue={alt}
                    maxLength={300}
                  />
                  <SubmitButton>Save the description</SubmitButton>
                </OfficeForm>
                {at > 0 ? (
                  <OfficeForm deed="first" hasFiles>
                    <Named url={url} version={version} />
                    <SubmitButton>Make it the first</SubmitButton>
                  </OfficeForm>
                ) : null}
                <OfficeForm deed="remove" hasFiles>
                  <Named url={url} version={version} />
                  <SubmitButton kind="danger">Remove it</SubmitButton>
                </OfficeForm>
              </div>
            </div>
          </Panel>
        ))}
      </div>
    </OfficePage>
  );
}

const Named = ({ url, version }: { url: string; version: string }) => (
  <>
    <input type="hidden" name="url" value={url} />
    <input type="hidden" name="version" value={version} />
  </>
);
