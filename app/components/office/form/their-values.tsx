import { differentFields } from "~/models/office/form/different-fields";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";

/**
 * What someone else saved while this form was filled in, field by field beside what was typed, each to be
 * chosen (rule office-7). What was saved goes with the form, so that a plain post can take it.
 */
export function TheirValues({
  form,
  mine,
  theirs,
}: {
  form: FormNode;
  mine: FormTexts;
  theirs: FormTexts | null;
}) {
  if (theirs === null) return <p data-conflict="">It was removed meanwhile. Saving makes it anew.</p>;
  const rows = differentFields(form, mine, theirs);
  if (rows.length === 0) return <p>What was saved meanwhile is what stands here.</p>;
  const choice = (name: string, label: string, path: string, text: string, isMine = false) => (
    <td>
      <label className="office-check">
        <input
          type="radio"
          name={name}
          value={path}
          defaultChecked={isMine}
          aria-label={`${isMine ? "Keep yours" : "Take what was saved meanwhile"}: ${label}`}
        />
        <span>{text || "–"}</span>
      </label>
    </td>
  );
  return (
    <div className="office-table office-theirs" data-conflict="">
      <input type="hidden" name="theirs" value={JSON.stringify(theirs)} />
      <table>
        <caption>Choose for each field what is saved.</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved meanwhile</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, label, theirText, myText }, index) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              {choice(`take[${index}]`, label, path, theirText)}
              {choice(`take[${index}]`, label, "", myText, true)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
