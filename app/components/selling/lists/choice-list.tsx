// @public

import type { ChoiceText } from "~/models/catalogue/options/line-choices";

/** What was chosen and typed for a line, as 'Plug: UK'. */
export function ChoiceList({ choices }: { choices: readonly ChoiceText[] }) {
  if (choices.length === 0) return null;
  return (
    <ul className="mt-0.5 text-sm text-muted">
      {choices.map(({ kind, label, value }) => (
        <li key={`${kind} ${label}`} className="wrap-anywhere">
          {label}: <span className="whitespace-pre-line text-ink">{value}</span>
        </li>
      ))}
    </ul>
  );
}
