import { Form } from "@remix-run/react";
import type { DeedField, RecordView } from "~/models/office/record/record-view";
import { LeafField } from "../form/leaf-field";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { OnceNote } from "../frame/once-note";
import { DeedForm } from "./deed-form";
import { PanelOf } from "./panel-of";
import { Preview } from "./preview";
import { useLookAgain } from "./use-look-again";

/**
 * A record's page, made of its description (rule office-8).
 * @param doneTexts what it says after each action
 */
export function RecordPage({
  view,
  doneTexts,
}: {
  view: RecordView;
  doneTexts: Partial<Record<string, string>>;
}) {
  const { deeds, main, aside } = view;
  useLookAgain(view.isUnderWay ?? false);
  return (
    <OfficePage title={view.title} badges={view.badges} intro={view.intro} way={view.way}>
      <DoneNote texts={doneTexts} />
      <OnceNote />
      <Preview />
      {deeds.length > 0 ? (
        <div className="office-deeds">
          {deeds.map((deed) => (
            <DeedForm key={deed.deed} view={deed} />
          ))}
        </div>
      ) : null}
      {view.ask ? <Ask fields={view.ask} /> : null}
      <div className={aside.length > 0 ? "office-record" : "office-record office-record-whole"}>
        <div>
          {main.map((panel) => (
            <PanelOf key={panel.title} panel={panel} />
          ))}
        </div>
        {aside.length > 0 ? (
          <div>
            {aside.map((panel) => (
              <PanelOf key={panel.title} panel={panel} />
            ))}
          </div>
        ) : null}
      </div>
    </OfficePage>
  );
}

/** What to show, as a form whose answers stand in the address. */
const Ask = ({ fields }: { fields: readonly DeedField[] }) => (
  <Form method="get" className="office-ask" key={fields.map(({ text }) => text).join()}>
    {fields.map((field) => (
      <LeafField key={field.key} node={field} texts={field.text} path={field.key} />
    ))}
    <button type="submit" className="office-button">
      Show
    </button>
  </Form>
);
