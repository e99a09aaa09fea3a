import { compareThree } from "~/models/office/form/compare-three";
import { type DifferentField, differentFields } from "~/models/office/form/different-fields";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";

/**
 * What someone else saved while this form was filled in (rule office-7): the fields that were taken from it,
 * and those that both changed, each to be chosen. What was saved and what both began with go with the form,
 * so that a plain post can take and compare them.
 * @param began null where it is not kept: then each difference is to be chosen
 */
export function TheirValues({
  form,
  began,
  mine,
  theirs,
}: {
  form: FormNode;
  began: FormTexts | null;
  mine: FormTexts;
  theirs: FormTexts | null;
}) {
  if (theirs === null) return <p data-conflict="">It was removed meanwhile. Saving makes it anew.</p>;
  const { taken, asked } =
    began === null
      ? { taken: [], asked: differentFields(form, mine, theirs) }
      : compareThree(form, { began, mine, theirs });
  return (
    <div className="office-theirs" data-conflict="">
      <input type="hidden" name="theirs" value={JSON.stringify(theirs)} />
      {began === null ? null : <input type="hidden" name="began" value={JSON.stringify(began)} />}
      {taken.length === 0 ? null : (
        <>
          <p>Saved meanwhile by someone else, and now in your form:</p>
          <ul>
            {taken.map(({ path, label, theirText, myText }) => (
              <li key={path}>
                <b>{label}</b>: {theirText || "empty"}, before {myText || "empty"}
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.length === 0 ? (
        <p>You changed other fields. Save keeps what both of you changed.</p>
      ) : (
        <AskedFields fields={asked} isMineFirst={began !== null} />
      )}
    </div>
  );
}

/** Fields with both their texts, of which one is chosen. */
const AskedFields = ({
  fields,
  isMineFirst,
}: {
  fields: readonly DifferentField[];
  isMineFirst: boolean;
}) => (
  <>
    <input type="hidden" name="asked" value={fields.length} />
    <p>
      {isMineFirst
        ? "Both of you changed these. Save keeps yours, unless you choose what was saved meanwhile."
        : "Someone else saved this too. Choose for each field what is saved."}
    </p>
    {fields.map(({ path, label, theirText, myText }, index) => (
      <fieldset key={path}>
        <legend>{label}</legend>
        {[
          { value: path, whose: "Saved meanwhile", text: theirText },
          { value: "", whose: "Yours", text: myText },
        ].map(({ value, whose, text }) => (
          <label key={whose} className="office-check">
            <input
              type="radio"
              name={`take[${index}]`}
              value={value}
              required
              defaultChecked={isMineFirst && value === ""}
            />
            <span>
              <small>{whose}</small> {text || "empty"}
            </span>
          </label>
        ))}
      </fieldset>
    ))}
  </>
);
