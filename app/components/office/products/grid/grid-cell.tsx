import type { LeafNode } from "~/models/office/form/form-node";

/** What names a cell and says what is wrong with it. */
type AboutCell = {
  "aria-label": string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "data-cell": string;
  name?: string;
  tabIndex?: number;
};

/** Of a text that may have several lines, as many of its signs are read as one line. */
const isLong = (kind: LeafNode["kind"]) => kind === "long text" || kind === "html";

/**
 * The field of a cell: with `onText` it shows what the sheet holds, without it what the page came with.
 */
export function GridField({
  field: { kind, choices },
  text,
  about,
  onText,
}: {
  field: LeafNode;
  text: string;
  about: AboutCell;
  onText?: (text: string) => void;
}) {
  const value = onText
    ? { value: text, onChange: (event: { target: { value: string } }) => onText(event.target.value) }
    : { defaultValue: text };
  if (choices.length > 0)
    return (
      <select {...about} {...value}>
        {choices.some((choice) => choice.value === "") ? null : <option value="">–</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (isLong(kind)) return <textarea rows={1} {...about} {...value} />;
  return <input type="text" autoComplete="off" {...about} {...value} />;
}

/** A cell that takes nothing, with why. */
export const FixedCell = ({ label, text }: { label: string; text: string }) => (
  <input type="text" disabled data-cell="" value={text} aria-label={label} />
);
