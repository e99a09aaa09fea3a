import { TextField } from "../form/office-field";

/** A field for files of pictures, onto which they are dropped, too: a browser's own field takes them. */
export const PictureUpload = ({ label, isMany = false }: { label: string; isMany?: boolean }) => (
  <TextField
    name="picture"
    label={label}
    type="file"
    multiple={isMany}
    className="office-drop"
    accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
    help="Choose or drop JPEG, PNG, WebP, AVIF or GIF files of up to 20 MB, 25 MB together."
  />
);
