import { type InputHTMLAttributes, type KeyboardEvent, useId, useRef, useState } from "react";
import { type ChoiceKind, type FoundChoice, steppedPlace } from "~/models/office/choices/choice-kinds";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { SmallPicture } from "../library/small-picture";
import { OfficeTextField } from "./office-field";
import { typeInto, useChoices } from "./use-choices";

/**
 * A field that names a record or an address (rule library-7). With a script what is typed is searched for,
 * and one of what is found is chosen by mouse or arrows; anything may be typed by hand.
 */
export function ChosenField({
  of,
  ...input
}: {
  of: Exclude<ChoiceKind, "picture">;
  name: string;
  label: string;
  help?: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const isHydrated = useIsHydrated();
  const around = useRef<HTMLDivElement>(null);
  const [q, setQ] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const [chosen, setChosen] = useState("");
  const { choices, message } = useChoices(of, q);
  const list = useId();
  const isOpen = q !== null && (choices.length > 0 || message !== "");
  const close = () => {
    setQ(null);
    setAt(-1);
  };
  function choose({ value, label }: FoundChoice) {
    typeInto(around.current?.querySelector("input") ?? null, value);
    setChosen(label);
    close();
  }
  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (q === null) setQ(around.current?.querySelector("input")?.value ?? "");
      setAt(steppedPlace(at, event.key === "ArrowDown" ? 1 : -1, choices.length));
    } else if (event.key === "Escape" && q !== null) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && isOpen) {
      const choice = choices[at];
      if (!choice) return close();
      event.preventDefault();
      choose(choice);
    }
  }
  const combobox = isHydrated
    ? ({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? list : undefined,
        "aria-activedescendant": isOpen && at >= 0 ? `${list}-${at}` : undefined,
      } as const)
    : {};
  return (
    <div ref={around} className="office-chosen">
      <OfficeTextField
        {...input}
        {...combobox}
        autoComplete="off"
        onBlur={close}
        onKeyDown={press}
        onInput={({ currentTarget, nativeEvent }) => {
          // What was written here by choosing is not searched for again.
          if (!nativeEvent.isTrusted) return;
          setChosen("");
          setAt(-1);
          setQ(currentTarget.value);
        }}
      />
      {chosen ? <small>{chosen}</small> : null}
      {isOpen ? (
        <div id={list} className="office-found" role="listbox" aria-label={input.label}>
          {choices.map((choice, index) => (
            // The field keeps the focus and hears the keys.
            <button
              key={choice.value}
              type="button"
              tabIndex={-1}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.picture ? <SmallPicture url={choice.picture} /> : null}
              <span>
                {choice.label}
                <small>{choice.sub}</small>
              </span>
            </button>
          ))}
          {message ? <p>{message}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
