import { useActionData, useFetcher, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type BuilderView, builderQuery } from "~/models/office/builder/builder-view";
import { officeBuilderBlockPath, officeBuilderPath } from "~/paths/office";
import { OfficeChoiceField, OfficeTextField } from "../form/office-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { RecordForm } from "../form/record-form";
import { keptEvent } from "../form/use-leave-warning";
import type { TypingRef } from "./typing";
import { useShownBlock } from "./use-shown-block";

/** After this long without a key what was typed is kept as a draft; it is shown at once. */
const pauseMs = 250;

/**
 * The form of the chosen block, and where it is hidden. With a script what is typed is kept and shown by
 * itself; the button does it without one.
 */
export function BlockPanel({ view, typing }: { view: BuilderView; typing: TypingRef }) {
  const { name, panel, outline, chosen, version } = view;
  const row = outline.find(({ id }) => id === chosen);
  const around = useRef<HTMLDivElement>(null);
  // Beside the page's own posts, which would end one another.
  const { submit, data, state } = useFetcher<{ fieldErrors?: unknown }>();
  const isBusy = useRef(false);
  const next = useRef<(() => void) | null>(null);
  const clear = useClearErrors();
  const clearErrors = useRef(clear);
  clearErrors.current = clear;
  const action = officeBuilderPath(
    name,
    chosen === null ? { panel: "page" } : { block: chosen, at: builderQuery(view).at },
  );
  useShownBlock(
    around,
    chosen !== null && panel
      ? officeBuilderBlockPath(name, { block: chosen, plain: view.isPlain ? "yes" : undefined })
      : null,
    typing,
  );
  useEffect(() => {
    const form = around.current?.querySelector("form");
    if (data?.fieldErrors) form?.requestSubmit();
    else if (data) {
      form?.dispatchEvent(new Event(keptEvent));
      clearErrors.current();
    }
  }, [data]);
  // What was typed while a change was on its way names the version that this one made.
  useEffect(() => {
    if (state !== "idle") return;
    isBusy.current = false;
    const send = next.current;
    next.current = null;
    send?.();
  }, [state]);
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sent = "";
    const sendForm = (form: HTMLFormElement | null) => {
      // Two people's texts are chosen between by hand.
      if (!form || element.querySelector("[data-conflict]")) return;
      if (isBusy.current) {
        next.current = () => sendForm(form);
        return;
      }
      // Leaving a field after the pause says nothing new.
      const typed = [...new FormData(form)].filter(([name]) => name !== "version").join();
      if (typed === sent) return;
      sent = typed;
      isBusy.current = true;
      typing.current.sent = typing.current.latest;
      const posted = new FormData(form);
      posted.set("quiet", "yes");
      submit(posted, { method: "post", action });
    };
    const send = (event: Event) => {
      clearTimeout(timer);
      const field = event.target;
      if (!(field instanceof HTMLElement)) return;
      const isLeft = event.type === "change";
      // HTML is whole when its field is left, and seldom while it is typed; written as words it always is.
      if (!isLeft && field.classList.contains("office-code") && !field.closest("[data-words]")) return;
      timer = setTimeout(() => sendForm(field.closest("form")), isLeft ? 0 : pauseMs);
    };
    element.addEventListener("input", send);
    element.addEventListener("change", send);
    return () => {
      clearTimeout(timer);
      isBusy.current = false;
      next.current?.();
      next.current = null;
      element.removeEventListener("input", send);
      element.removeEventListener("change", send);
    };
  }, [submit, action, typing]);
  if (!panel && !row)
    return (
      <section className="office-card">
        <p className="office-quiet">Choose a block on the page or in the list to change it.</p>
      </section>
    );
  return (
    <>
      {panel ? (
        <section className="office-card" aria-labelledby="panel">
          <h2 id="panel">{panel.title}</h2>
          {panel.help ? <p className="office-quiet">{panel.help}</p> : null}
          <div ref={around}>
            <RecordForm
              deed={panel.deed}
              form={panel.form}
              texts={panel.texts}
              version={panel.version}
              submit="Save"
              keepsPlace
            />
          </div>
        </section>
      ) : null}
      {row && row.label !== "Text" ? (
        <section className="office-card">
          <OfficeForm key={`${row.id} ${version}`} deed="hide" keepsPlace>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="block" value={row.id} />
            <OfficeChoiceField
              key={row.hiddenOn}
              name="on"
              label="Hidden on"
              choices={[
                { value: "", label: "Nothing: always shown" },
                { value: "phone", label: "A phone, below 768 px" },
                { value: "desktop", label: "Wide screens, from 768 px on" },
              ]}
              value={row.hiddenOn}
            />
            {row.isLayout ? (
              <OfficeChoiceField
                key={row.space}
                name="space"
                label="Room above and below"
                choices={[
                  { value: "", label: "As the theme has it" },
                  { value: "small", label: "Small" },
                  { value: "medium", label: "Medium" },
                  { value: "large", label: "Large" },
                ]}
                value={row.space}
              />
            ) : null}
            <OfficeTextField
              name="from"
              label="Shown from (optional)"
              help="On the shop’s clock."
              type="datetime-local"
              defaultValue={row.from}
            />
            <OfficeTextField
              name="until"
              label="Shown until (optional)"
              type="datetime-local"
              defaultValue={row.until}
            />
            <SubmitButton>Save</SubmitButton>
          </OfficeForm>
        </section>
      ) : null}
    </>
  );
}

/** Shows the page without the errors of what was refused, once what is typed is right and kept. */
function useClearErrors(): () => void {
  const answer = useActionData();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    if (answer) navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}
