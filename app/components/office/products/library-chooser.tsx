import { Form } from "@remix-run/react";
import type { FoundInLibrary } from "~/models/office/library/library";
import { OfficeForm, SubmitButton, useFieldAnswer } from "../form/office-form";
import { SmallPicture } from "../library/small-picture";
import { Panel } from "../record/panel";

/** Pictures of the library, found and ticked, that a product gets too (rule library-10). */
export function LibraryChooser({ found, own }: { found: FoundInLibrary; own: readonly { url: string }[] }) {
  const { q, pictures, more } = found;
  return (
    <Panel title="Add from the library">
      <Form role="search" preventScrollReset className="office-with-button">
        <div className="office-field">
          <label htmlFor="library-q">Find</label>
          <input
            id="library-q"
            type="search"
            name="q"
            defaultValue={q ?? ""}
            placeholder="Name, text, product or page"
            maxLength={200}
          />
        </div>
        <button type="submit" className="office-button">
          Show pictures
        </button>
      </Form>
      {q === null ? (
        <p className="office-quiet">Leave it empty for the newest.</p>
      ) : pictures.length === 0 ? (
        <p className="office-quiet">No picture matches.</p>
      ) : (
        <OfficeForm deed="choose">
          <Found pictures={pictures} own={own} />
          {more > 0 ? <p className="office-quiet">{more} more match. Search for a part of a name.</p> : null}
          <SubmitButton>Add the chosen ones</SubmitButton>
        </OfficeForm>
      )}
    </Panel>
  );
}

/** The pictures to tick; those that the product has are ticked already. */
function Found({ pictures, own }: { pictures: FoundInLibrary["pictures"]; own: readonly { url: string }[] }) {
  const { error } = useFieldAnswer("chosen");
  const has = (url: string) => own.some((one) => one.url === url);
  return (
    <>
      {error ? (
        <p role="alert" tabIndex={-1} className="office-error">
          {error}
        </p>
      ) : null}
      <ul className="office-library">
        {pictures.map(({ url, name, alt }) => (
          <li key={`${url} ${has(url)}`}>
            <label>
              <SmallPicture url={url} />
              <span className="office-check">
                <input
                  type="checkbox"
                  name={has(url) ? undefined : "chosen"}
                  value={url}
                  defaultChecked={has(url)}
                  disabled={has(url)}
                />
                {name || alt || "Without a name"}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
