import { OfficeTextField } from "../form/office-field";

type PictureUploadProps = { label: string; isMany?: boolean; takesDocuments?: boolean };

const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/**
 * A field for files of pictures, or of documents, onto which they are dropped, too: a browser's own field
 * takes them.
 */
export const PictureUpload = ({ label, isMany = false, takesDocuments = false }: PictureUploadProps) => (
  <OfficeTextField
    name="picture"
    label={label}
    type="file"
    multiple={isMany}
    className="office-drop"
    accept={takesDocuments ? `${pictureTypes},application/pdf` : pictureTypes}
    help={`Choose or drop JPEG, PNG, WebP, AVIF${takesDocuments ? ", GIF or PDF" : " or GIF"} files of up to 20 MB, 25 MB together.`}
  />
);
