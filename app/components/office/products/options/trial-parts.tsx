import type { OptionTrial } from "~/models/office/products/options/option-trial";
import { Badge } from "../../frame/office-page";

type Tried = { trial: OptionTrial };

/** What one piece costs with what is chosen, and whether a cart takes it. */
export const TrialCost = ({ trial, isTried }: Tried & { isTried: boolean }) => (
  <>
    <dl className="office-facts" aria-live="polite">
      {trial.price.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {isTried ? <Verdict trial={trial} /> : null}
  </>
);

function Verdict({ trial: { problems } }: Tried) {
  const count = Object.keys(problems).length;
  return count === 0 ? (
    <Badge text="Goes into the cart" tone="good" />
  ) : (
    <Badge text={count === 1 ? "Refused for one entry" : `Refused for ${count} entries`} tone="bad" />
  );
}

/** Whether each option is shown and can be chosen, and by which rule. */
export const OptionStates = ({ trial }: Tried) => (
  <ul className="office-rows">
    {trial.options.map(({ code, label, state, notes }) => (
      <li key={code} className="office-row">
        <span>
          {label}
          {notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </span>
        <Badge text={state.text} tone={state.tone} />
      </li>
    ))}
  </ul>
);

/** Every rule in words, and whether it applies to what is chosen. */
export const TriedRules = ({ trial: { rules } }: Tried) =>
  rules.length === 0 ? (
    <p className="office-quiet">None: every option stays as it begins.</p>
  ) : (
    <ul className="office-rows">
      {rules.map(({ at, text, applies }) => (
        <li key={at} className="office-row">
          <span>
            {at}. {text}
          </span>
          <Badge text={applies ? "Applies" : "Does not apply"} tone={applies ? "good" : "plain"} />
        </li>
      ))}
    </ul>
  );
