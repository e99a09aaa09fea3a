import { useRef } from "react";
import { itemChangeText } from "~/models/office/form/change-items";
import { ItemHandle } from "../form/item-handle";
import { OfficeTextField } from "../form/office-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { SmallPicture } from "../library/small-picture";
import { usePictureMoves } from "./use-picture-moves";

type PictureListProps = {
  version: string;
  pictures: { url: string; alt: string }[];
  /** The page that takes the posts, which leads back to the product's; absent for the one it is on. */
  action?: string | undefined;
};

/** The form that the buttons of all pictures belong to; what it is refused with is said once. */
const orderForm = "picture-order";
/** What the list is called in the texts of its buttons. */
const list = "pictures";

/**
 * The pictures of a product in their order (rule office-19), which posts of their buttons change; with a
 * script also a handle, dragged or by arrow keys.
 */
export function PictureList({ version, pictures, action }: PictureListProps) {
  const items = useRef<HTMLOListElement>(null);
  usePictureMoves(items, { version, pictures, action });
  const last = pictures.length - 1;
  return (
    <>
      <OfficeForm deed="move" id={orderForm} action={action}>
        <input type="hidden" name="version" value={version} />
        {action ? <LedBack /> : null}
      </OfficeForm>
      <ol ref={items} className="office-items">
        {pictures.map(({ url, alt }, at) => {
          const name = `picture ${at + 1}`;
          const button = (text: string, sign: string, words: string) => (
            <button
              type="submit"
              form={orderForm}
              name="items"
              value={text}
              className="office-button"
              aria-label={words}
            >
              {sign}
            </button>
          );
          return (
            <li key={`${url} ${alt}`} data-item={`${list}[${at}]`} data-url={url}>
              <div className="office-picture">
                <SmallPicture url={url} />
                <div>
                  <div className="office-panel-head">
                    <h3>{at === 0 ? "First picture" : `Picture ${at + 1}`}</h3>
                    <span className="office-item-buttons">
                      {last > 0 ? <ItemHandle name={name} /> : null}
                      {at > 1
                        ? button(itemChangeText("move", list, at, 0), "First", `Make ${name} the first`)
                        : null}
                      {at > 0 ? button(itemChangeText("up", list, at), "↑", `Move up ${name}`) : null}
                      {at < last ? button(itemChangeText("down", list, at), "↓", `Move down ${name}`) : null}
                    </span>
                  </div>
                  <OfficeForm deed="describe" of={url} hasFiles action={action}>
                    <Named url={url} version={version} />
                    {action ? <LedBack /> : null}
                    <OfficeTextField name="alt" label="What it shows" defaultValue={alt} maxLength={300} />
                    <SubmitButton>Save the description</SubmitButton>
                  </OfficeForm>
                  <OfficeForm deed="remove" of={url} hasFiles action={action}>
                    <Named url={url} version={version} />
                    {action ? <LedBack /> : null}
                    <SubmitButton kind="danger">Remove it</SubmitButton>
                    <small>The audit brings it back.</small>
                  </OfficeForm>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Says that the product's page sent the form, and is shown again. */
export const LedBack = () => <input type="hidden" name="back" value="product" />;

const Named = ({ url, version }: { url: string; version: string }) => (
  <>
    <input type="hidden" name="url" value={url} />
    <input type="hidden" name="version" value={version} />
  </>
);
