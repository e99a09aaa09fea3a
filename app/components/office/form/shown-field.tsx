import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ShownWhen } from "~/models/office/form/form-node";
import { isShownBeside } from "~/models/office/form/shown-when";

/**
 * A field that is shown beside certain texts of another one (rule office-6): with a script as soon as that
 * one changes, without one as it was sent last. What is hidden is sent, too, and stays as it is.
 * @param deciding the name of the field that decides, and its text as it was loaded; null where there is none
 * @param isForced whether it has something to say
 */
export function ShownField({
  when,
  deciding,
  isForced,
  children,
}: {
  when: ShownWhen;
  deciding: { name: string; text: string | null };
  isForced: boolean;
  children: ReactNode;
}) {
  const { name, text } = deciding;
  const around = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const form = around.current?.closest("form");
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === name) setTyped(target.value);
      if (target instanceof HTMLInputElement && target.name === name && target.type !== "hidden")
        setTyped(target.type === "checkbox" && !target.checked ? "" : target.value);
    };
    form?.addEventListener("change", hear);
    return () => form?.removeEventListener("change", hear);
  }, [name]);
  return (
    <div ref={around} hidden={!isForced && !isShownBeside(when, typed)}>
      {children}
    </div>
  );
}
