import { differentFields } from "~/models/office/form/different-fields";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import { BothTexts } from "../record/both-texts";

/**
 * What someone else saved while this form was filled in, field by field beside what was typed (rule
 * office-7). What is sent next is what stands in the fields.
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
  return (
    <div className="office-table office-theirs" data-conflict="">
      <BothTexts
        fields={rows}
        heads={["Saved meanwhile", "Yours"]}
        caption="What differs from what was saved meanwhile. Saving again keeps what stands in this form."
      />
    </div>
  );
}
