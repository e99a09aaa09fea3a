import { createContext, useContext } from "react";

/** What a server render notes of the widgets on its page. Nothing of this exists in the browser. */
export type WidgetNotes = {
  /** Types placed so far. */
  placed: Set<string>;
  /** Addresses of the code of a type, its imports included. */
  filesOf: (type: string) => readonly string[];
};

const Notes = createContext<WidgetNotes | null>(null);

/** Given by the server's render. */
export const WidgetNotesProvider = Notes.Provider;

/** What the server's render notes; null in the browser. */
export const useWidgetNotes = () => useContext(Notes);

const elementId = "widget-code";

/**
 * Tells the browser which widgets' code the page needs, and to fetch it along with all other scripts. Stands
 * behind the page, when the server has met all its widgets; React leaves what the server wrote here alone.
 */
export function WidgetCode() {
  const notes = useWidgetNotes();
  const types = notes ? [...notes.placed] : [];
  const files = new Set(types.flatMap((type) => notes?.filesOf(type) ?? []));
  const links = [...files].map((file) => `<link rel="modulepreload" href="${file}">`);
  return (
    <div
      id={elementId}
      hidden
      suppressHydrationWarning
      data-types={types.join(" ")}
      dangerouslySetInnerHTML={{ __html: links.join("") }}
    />
  );
}

/** Types of the widgets the server placed on this page. */
export function placedTypes(): string[] {
  return document.getElementById(elementId)?.dataset.types?.split(" ").filter(Boolean) ?? [];
}
