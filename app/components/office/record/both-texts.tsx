import type { DifferentField } from "~/models/office/form/different-fields";

/** Fields with both their texts, the other one first; `heads` say whose they are. */
export const BothTexts = ({
  fields,
  heads: [theirs, mine],
  caption,
}: {
  fields: readonly DifferentField[];
  heads: readonly [theirs: string, mine: string];
  caption?: string;
}) => (
  <table>
    {caption ? <caption>{caption}</caption> : null}
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">{theirs}</th>
        <th scope="col">{mine}</th>
      </tr>
    </thead>
    <tbody>
      {fields.map(({ path, label, theirText, myText }) => (
        <tr key={path}>
          <th scope="row">{label}</th>
          <td data-label={theirs}>{theirText || "–"}</td>
          <td data-label={mine}>{myText || "–"}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
