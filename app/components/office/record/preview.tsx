import { Form, useActionData } from "@remix-run/react";
import type { PreviewView } from "~/models/office/record/record-view";
import { PanelOf } from "./panel-of";

/** What the action that was asked for would do, with the button that does it (rule office-25). */
export function Preview() {
  const answer = useActionData<{ formId: string; preview?: PreviewView }>();
  if (!answer?.preview) return null;
  const { title, panels, submit, values, choices = [] } = answer.preview;
  const isChosen = (name: string) => choices.some((one) => one.name === name);
  return (
    <section aria-label={title} className="office-preview">
      <h2>{title}</h2>
      {panels.map((panel) => (
        <PanelOf key={panel.title} panel={panel} />
      ))}
      <Form method="post" className="office-fields">
        <input type="hidden" name="do" value={answer.formId} />
        {Object.entries(values).map(([name, value]) =>
          isChosen(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {choices.map(({ name, label, options, chosen }) => (
          <div key={name} className="office-field">
            <label htmlFor={`preview-${name}`}>{label}</label>
            <select id={`preview-${name}`} name={name} defaultValue={values[name] ?? chosen}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className="office-button" data-kind="main">
          {submit}
        </button>
      </Form>
    </section>
  );
}
