import { Link, useActionData } from "@remix-run/react";
import { useRef, useState } from "react";
import {
  type LineMessage,
  lineCount,
  rangeOfLine,
  type TextAnswer,
  textDeed,
} from "~/models/office/record/record-text";
import { officeRecordPath, officeRecordsPath } from "~/paths/office";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { useLeaveWarning } from "../form/use-leave-warning";
import { useSaveKey } from "../form/use-save-key";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";

/** A record as the text of its file, with what its check says of it. */
export type RecordText = { name: string; text: string; notes: readonly LineMessage[]; version: string };

const doneTexts = { saved: "Saved. The shop shows it within a second." };

/** A record as text (rule office-90): the same form with and without a script. */
export function RecordTextPage({
  list: { segment, title },
  heading,
  name,
  text,
  notes,
  version,
}: RecordText & { list: { segment: string; title: string }; heading: string }) {
  const given = useActionData<Partial<TextAnswer>>();
  const answer = given?.formId === textDeed ? given : null;
  const recordPath = officeRecordPath(segment, name);
  return (
    <OfficePage
      title={`${heading} as text`}
      way={[
        { to: officeRecordsPath(segment), label: title },
        { to: recordPath, label: heading },
      ]}
      actions={
        <Link to={recordPath} className="office-button">
          As a form
        </Link>
      }
    >
      <DoneNote texts={doneTexts} />
      <OfficeForm deed={textDeed}>
        <TextFields
          key={version}
          text={answer?.repopulateFields?.text ?? text}
          version={answer ? (answer.version ?? "") : version}
          faults={answer?.faults ?? []}
          notes={answer ? [] : notes}
          isAnswered={answer !== null}
        />
        {answer?.theirs ? (
          <div className="office-field">
            <label htmlFor="text-theirs">What was saved meanwhile</label>
            <textarea id="text-theirs" className="office-code" rows={10} readOnly value={answer.theirs} />
          </div>
        ) : null}
        <SubmitButton>{answer?.theirs ? "Save mine" : "Save"}</SubmitButton>
      </OfficeForm>
    </OfficePage>
  );
}

function TextFields({
  text,
  version,
  faults,
  notes,
  isAnswered,
}: {
  text: string;
  version: string;
  faults: readonly LineMessage[];
  notes: readonly LineMessage[];
  isAnswered: boolean;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(lineCount(text));
  useLeaveWarning(around, isAnswered);
  useSaveKey(around);
  const tones = new Map<number, string>([
    ...notes.map(({ line }) => [line, "mind"] as const),
    ...faults.map(({ line }) => [line, "bad"] as const),
  ]);
  function select(line: number) {
    const element = area.current;
    if (!element) return;
    const { from, to } = rangeOfLine(element.value, line);
    element.focus({ preventScroll: true });
    element.setSelectionRange(from, to);
  }
  const messages = faults.length > 0 ? "text-faults" : "text-notes";
  return (
    <div ref={around} className="office-text">
      <input type="hidden" name="version" value={version} />
      <Messages id="text-faults" tone="bad" messages={faults} select={select} />
      <Messages id="text-notes" tone="mind" messages={notes} select={select} />
      <label htmlFor="text-area">Text</label>
      <div className="office-numbered">
        <ol aria-hidden="true">
          {Array.from({ length: count }, (_, at) => at + 1).map((line) => (
            <li key={line} id={`line-${line}`} data-tone={tones.get(line)}>
              {line}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          id="text-area"
          name="text"
          className="office-code"
          rows={count}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          defaultValue={text}
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={faults.length + notes.length > 0 ? messages : undefined}
          onInput={(event) => setCount(lineCount(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

/** What the check says, each with a link to its line, which a script also selects. */
const Messages = ({
  id,
  tone,
  messages,
  select,
}: {
  id: string;
  tone: "bad" | "mind";
  messages: readonly LineMessage[];
  select: (line: number) => void;
}) =>
  messages.length === 0 ? null : (
    <ul id={id} className="office-note" data-tone={tone} role={tone === "bad" ? "alert" : undefined}>
      {messages.map(({ line, reason }) => (
        <li key={`${line} ${reason}`}>
          <a href={`#line-${line}`} onClick={() => select(line)}>
            Line {line}
          </a>
          : {reason}
        </li>
      ))}
    </ul>
  );
