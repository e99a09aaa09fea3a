import type { PageMerge as Merge } from "~/models/office/builder/builder-view";
import { OfficeForm, SubmitButton, useFieldAnswer } from "../form/office-form";
import { BothTexts } from "../record/both-texts";

/**
 * What was published while the draft was built, and what is kept of parts that both changed (rule
 * builder-29).
 */
export const PageMerge = ({ merge, made }: { merge: Merge; made: string }) => (
  <section className="office-card office-panel" aria-labelledby="merge">
    <h2 id="merge">Bring both together</h2>
    {merge.sentences.length > 0 || merge.taken.length > 0 ? (
      <p>Published meanwhile, and taken into the draft:</p>
    ) : null}
    {merge.sentences.length > 0 ? (
      <ul className="office-sentences">
        {merge.sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    ) : null}
    {merge.taken.map(({ title, fields }) => (
      <div key={title} className="office-table">
        <BothTexts caption={title} fields={fields} heads={["Published now", "Before"]} />
      </div>
    ))}
    <OfficeForm deed="merge" className="office-fields office-merge">
      <input type="hidden" name="made" value={made} />
      <input type="hidden" name="seen" value={merge.seen} />
      {merge.asked.length > 0 ? (
        <div className="office-theirs">
          <p>Both changed these. Choose what the draft keeps.</p>
          {merge.asked.map((asked) => (
            <AskedPart key={asked.name} {...asked} />
          ))}
        </div>
      ) : (
        <p>You changed other parts: all of them stay as you made them.</p>
      )}
      <SubmitButton>Bring both together</SubmitButton>
    </OfficeForm>
  </section>
);

function AskedPart({ name, label, mine, theirs, canBoth }: Merge["asked"][number]) {
  const { id, error, typed } = useFieldAnswer(name);
  const choices = [
    { value: "theirs", whose: "Published now", text: theirs || "nothing" },
    { value: "mine", whose: "Yours", text: mine || "nothing" },
    ...(canBoth ? [{ value: "both", whose: "Both", text: "yours first" }] : []),
  ];
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map(({ value, whose, text }) => (
        <label key={value} className="office-check">
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={typed === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <span>
            <small>{whose}</small> {text}
          </span>
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} className="office-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
