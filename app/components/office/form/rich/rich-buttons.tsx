import { type ReactNode, type RefObject, useRef, useState } from "react";
import { isLinkAddress } from "~/models/office/form/rich-text";
import { addressOf } from "./rich-html";

/** What each button does: a command of the browser, and its value. */
const commands: readonly { label: string; shown: ReactNode; command: string; value?: string }[] = [
  { label: "Bold", shown: <b>B</b>, command: "bold" },
  { label: "Italic", shown: <i>I</i>, command: "italic" },
  { label: "Heading H2", shown: "H2", command: "formatBlock", value: "h2" },
  { label: "Smaller heading H3", shown: "H3", command: "formatBlock", value: "h3" },
  { label: "Paragraph", shown: "¶", command: "formatBlock", value: "p" },
  { label: "List", shown: "•", command: "insertUnorderedList" },
  { label: "Numbered list 1.", shown: "1.", command: "insertOrderedList" },
];

/** The buttons above the words of a field: they act on what is chosen there. */
export function RichButtons({ editor, onDone }: { editor: RefObject<HTMLElement>; onDone: () => void }) {
  const chosen = useRef<Range | null>(null);
  const [address, setAddress] = useState<string | null>(null);

  function run(command: string, value?: string) {
    editor.current?.focus();
    document.execCommand(command, false, value);
    onDone();
  }
  /** Asks for the address of a link; the words it is for stay chosen. */
  function ask() {
    const selection = document.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
    if (!range || !editor.current?.contains(range.commonAncestorContainer)) return editor.current?.focus();
    const link = linkAt(range);
    if (link) range.selectNodeContents(link);
    chosen.current = range;
    setAddress(link ? addressOf(link) : "");
  }
  function link() {
    const range = chosen.current;
    // What is no address stays in its field, to be mended.
    if (address !== null && address.trim() !== "" && !isLinkAddress(address)) return;
    setAddress(null);
    if (!range || address === null) return;
    const old = linkAt(range);
    editor.current?.focus();
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    if (old && address.trim() !== "") old.setAttribute("href", address.trim());
    else if (address.trim() === "") document.execCommand("unlink");
    else if (range.collapsed) document.execCommand("insertHTML", false, linkHtml(address.trim()));
    else document.execCommand("createLink", false, address.trim());
    onDone();
  }
  return (
    <>
      {commands.map(({ label, shown, command, value }) => (
        <button
          key={label}
          type="button"
          className="office-button"
          aria-label={label}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command, value)}
        >
          {shown}
        </button>
      ))}
      <button
        type="button"
        className="office-button"
        aria-expanded={address !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={ask}
      >
        Link
      </button>
      {address === null ? null : (
        <span className="office-rich-link">
          <input
            aria-label="Address of the link"
            aria-invalid={(address !== "" && !isLinkAddress(address)) || undefined}
            placeholder="/about or https://…"
            ref={focusOn}
            value={address}
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== "Escape") return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === "Enter") link();
              else setAddress(null);
            }}
          />
          <button type="button" className="office-button" onClick={link}>
            Set
          </button>
        </span>
      )}
    </>
  );
}

/** What was asked for has the focus when it appears. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

const linkAt = ({ commonAncestorContainer: node }: Range): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(".office-words a") ?? null;

const linkHtml = (address: string): string => {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = address;
  link.setAttribute("href", address);
  return link.outerHTML;
};
