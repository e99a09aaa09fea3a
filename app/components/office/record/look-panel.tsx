import { useEffect, useRef, useState } from "react";
import type { LookChoice, PanelView } from "~/models/office/record/record-view";
import { type ContrastRow, themeContrast, wholeColors } from "~/models/shops/settings/look/theme-contrast";
import { lookParameter } from "~/paths";
import { PressLink } from "../../ui/link/press-link";
import { untyped } from "../builder/typing";
import { useFrameMessages } from "../builder/use-frame-messages";
import { recordFormId } from "../form/record-form";

/** After this long without a key the shop is shown with what was typed. */
const pauseMs = 300;

const withLook = (frame: string, text: string) =>
  text === "" ? frame : `${frame}&${new URLSearchParams({ [lookParameter]: text })}`;

/**
 * The shop's home page in the look of the form beside it, looks to begin with, and which colors can be read
 * on each other (rule builder-15). Without a script a button of the form shows what is typed.
 */
export function LookPanel({ panel }: { panel: Extract<PanelView, { kind: "look" }> }) {
  const { frame, choices } = panel;
  const [typed, setTyped] = useState<{ text: string; contrast: readonly ContrastRow[] } | null>(null);
  const { text, contrast } = typed ?? panel;
  useEffect(() => {
    const form = document.getElementById(recordFormId);
    if (!(form instanceof HTMLFormElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const fields = [...new FormData(form)].filter(([name]) => !["do", "version"].includes(name));
      const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
      const colors = Object.fromEntries(
        fields.map(([name, value]) => [name.replace(/^colors\./, ""), String(value).trim()]),
      );
      setTyped({ text, contrast: themeContrast(wholeColors(colors)) });
    };
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(read, pauseMs);
    };
    form.addEventListener("input", hear);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", hear);
    };
  }, []);
  return (
    <div className="office-look">
      {frame === null ? (
        <p className="office-quiet">The shop has no home page to show yet.</p>
      ) : (
        <LookFrame src={withLook(frame, text)} />
      )}
      <noscript>
        <button type="submit" form={recordFormId} name="show" value="yes" className="office-button">
          Show what is typed, without saving it
        </button>
      </noscript>
      <section aria-labelledby="contrast">
        <h3 id="contrast">Can it be read?</h3>
        <ul className="office-contrast" aria-live="polite">
          {contrast.map(({ label, text: ink, ground, ratio, isEnough }) => (
            <li key={label} data-tone={isEnough ? "good" : "bad"}>
              <svg viewBox="0 0 32 20" aria-hidden="true">
                <rect width="32" height="20" fill={ground} />
                <text x="16" y="15" textAnchor="middle" fontSize="14" fontWeight="600" fill={ink}>
                  Aa
                </text>
              </svg>
              <span>{label}</span>
              <b>{isEnough ? `${ratio} to 1` : `${ratio} to 1: too little, 4.5 is needed`}</b>
            </li>
          ))}
        </ul>
      </section>
      {[...new Set(choices.map(({ group }) => group))].map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className="office-looks">
            {choices
              .filter((one) => one.group === group)
              .map((choice) => (
                <LookLink key={choice.text} choice={choice} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LookFrame({ src }: { src: string }) {
  const room = useRef<HTMLDivElement>(null);
  const typing = useRef(untyped());
  const frames = useFrameMessages(room, { src, chosen: null, rest: "" }, () => undefined, typing);
  return (
    <div ref={room} className="office-look-room">
      {frames.map((one) => (
        <iframe
          key={one.src}
          src={one.src}
          title="The home page in this look"
          sandbox="allow-scripts"
          data-front={one.isFront || undefined}
          tabIndex={one.isFront ? 0 : -1}
        />
      ))}
    </div>
  );
}

/** Fills a field past React, which otherwise takes the event that follows for nothing new. */
function fillIn(this: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(this, value);
}

/** Leads to the form with the look in it; with a script it fills the form where it stands. */
function LookLink({ choice: { label, about, text, colors } }: { choice: LookChoice }) {
  function fill() {
    const form = document.getElementById(recordFormId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const [name, value] of new URLSearchParams(text)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value === "true";
      else if (field instanceof HTMLInputElement) fillIn.call(field, value);
      else if (field instanceof HTMLSelectElement) field.value = value;
      if (field instanceof HTMLElement) field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  return (
    <li>
      <PressLink href={`?${new URLSearchParams({ [lookParameter]: text })}`} onPress={fill}>
        {colors.length > 0 ? (
          <svg viewBox={`0 0 ${colors.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            {colors.map((color, at) => (
              <rect key={color} x={at} width="1" height="1" fill={color} />
            ))}
          </svg>
        ) : null}
        <b>{label}</b>
        <small>{about}</small>
      </PressLink>
    </li>
  );
}
