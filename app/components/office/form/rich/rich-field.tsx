import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import { AreaField } from "../office-field";
import { cleanHtml } from "./clean-html";
import { RichButtons } from "./rich-buttons";
import { readRich, writeRich } from "./rich-html";

/**
 * A field of HTML. With a script its words are written as they will look, with buttons for headings, lists
 * and links; the HTML stays in its field, where it can be written, too (rule builder-23).
 */
export function RichField(area: ComponentProps<typeof AreaField>) {
  const isHydrated = useIsHydrated();
  const around = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const [isCode, setIsCode] = useState(true);
  const [canBeWords, setCanBeWords] = useState(false);
  const known = useRef<string | null>(null);
  const isLeftWhole = useRef(true);
  const field = useRef(() => around.current?.querySelector("textarea") ?? null).current;

  /** Shows the words of the field, unless they are shown already. */
  const read = useRef(() => {
    const text = field()?.value ?? "";
    if (!editor.current || text === known.current) return;
    const words = readRich(text);
    setCanBeWords(words !== null);
    if (!words) return setIsCode(true);
    known.current = text;
    editor.current.replaceChildren(words);
  }).current;

  const keep = useRef(() => {
    const own = field();
    if (!own || !editor.current) return;
    const html = writeRich(editor.current);
    if (html === known.current) return;
    known.current = html;
    own.value = html;
    isLeftWhole.current = false;
    own.dispatchEvent(new Event("input", { bubbles: true }));
  }).current;

  useEffect(() => {
    const [all, words] = [around.current, editor.current];
    if (!isHydrated || !all || !words) return;
    setIsCode(readRich(field()?.value ?? "") === null);
    document.execCommand("defaultParagraphSeparator", false, "p");
    const type = (event: Event) => {
      // The form hears of it by the field.
      event.stopPropagation();
      keep();
    };
    words.addEventListener("input", type);
    for (const one of ["input", "change"]) all.addEventListener(one, read);
    return () => {
      words.removeEventListener("input", type);
      for (const one of ["input", "change"]) all.removeEventListener(one, read);
    };
  }, [isHydrated, read, keep, field]);
  // A form that is shown anew may have other words.
  useEffect(read);
  return (
    <div ref={around} className="office-rich" data-words={!isCode || undefined}>
      {isHydrated && canBeWords ? (
        <div className="office-rich-bar">
          {isCode ? null : <RichButtons editor={editor} onDone={keep} />}
          <button type="button" className="office-button" onClick={() => setIsCode(!isCode)}>
            {isCode ? "Write as words" : "Write as HTML"}
          </button>
        </div>
      ) : null}
      <AreaField
        {...area}
        rows={10}
        spellCheck={false}
        className="office-code"
        tabIndex={isCode ? undefined : -1}
        aria-hidden={!isCode || undefined}
        onFocus={() => (isCode ? undefined : editor.current?.focus())}
      />
      {isHydrated ? (
        // biome-ignore lint/a11y/useSemanticElements: no element is a field of headings, lists and links
        <div
          ref={editor}
          hidden={isCode}
          className="office-words"
          role="textbox"
          tabIndex={0}
          aria-multiline
          contentEditable
          suppressContentEditableWarning
          aria-label={area.label}
          onBlur={() => {
            if (!isLeftWhole.current) field()?.dispatchEvent(new Event("change", { bubbles: true }));
            isLeftWhole.current = true;
          }}
          onPaste={(event) => {
            event.preventDefault();
            const html = event.clipboardData.getData("text/html");
            if (html !== "") document.execCommand("insertHTML", false, cleanHtml(html));
            else document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
          }}
          onDrop={(event) => event.preventDefault()}
        />
      ) : null}
    </div>
  );
}
