import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { nextOption, saidSuggestions, suggestionHideMs } from "~/models/catalogue/search/search-suggestions";
import { searchPath } from "~/paths";
import { lazyPart } from "../../ui/framework/lazy-part";
import { Icon } from "../../ui/icon";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { isSmallScreen } from "./is-small-screen";
import { suggestionId, suggestionTargets } from "./suggestion-targets";
import { useSuggestions } from "./use-suggestions";

// Only for those who type.
const SuggestionList = lazyPart(() => import("./suggestion-list"));

type SearchFieldProps = {
  id: string;
  /** Position: in the header, or alone in the panel of a small screen. */
  place: "header" | "panel";
  onChoose?: () => void;
  autoFocus?: boolean;
};

/**
 * The search field with suggestions, an ARIA 1.2 combobox: the focus stays in the field, arrow keys select a
 * suggestion, Enter opens the selected one or searches, Escape hides them.
 */
export function SearchField({ id, place, onChoose, autoFocus = false }: SearchFieldProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const { key: pageKey, pathname, search } = useLocation();
  // The keyword stays in the field for refining the search.
  const asked = pathname === searchPath() ? (new URLSearchParams(search).get("q") ?? "") : "";
  const field = useRef<HTMLInputElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState("");
  // Suggestions close when the page changes.
  const [openedOn, setOpenedOn] = useState("");
  const isOpen = openedOn === pageKey;
  const [activeAt, setActiveAt] = useState(-1);
  const suggested = useSuggestions(typed);
  const targets = suggested ? suggestionTargets(suggested.keyword, suggested.answer) : [];
  const isAsked = isOpen && typed.trim() !== "";
  const isShown = isAsked && targets.length > 0;
  const listId = `${id}-suggestions`;

  useEffect(() => () => clearTimeout(hiding.current), []);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const hideSoon = () => {
    const delayMs = isSmallScreen() ? suggestionHideMs.mobile : suggestionHideMs.desktop;
    hiding.current = setTimeout(() => setOpenedOn(""), delayMs);
  };
  const open = () => {
    clearTimeout(hiding.current);
    setOpenedOn(pageKey);
  };
  const choose = () => {
    setOpenedOn("");
    onChoose?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setOpenedOn("");
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open();
      setActiveAt(nextOption(event.key, activeAt, targets.length));
    } else if (event.key === "Enter" && isShown && activeAt >= 0) {
      event.preventDefault();
      // As a press of it, which may load the page anew.
      const option = document.getElementById(suggestionId(listId, activeAt));
      if (option) return option.click();
      choose();
      navigate(targets[activeAt] ?? "");
    }
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {t("Search products")}
      </label>
      <div data-field-frame="" className="search-frame">
        <input
          ref={field}
          key={asked}
          defaultValue={asked}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          placeholder={t("Search products")}
          {...(isHydrated
            ? {
                role: "combobox",
                "aria-expanded": isShown,
                "aria-controls": listId,
                "aria-autocomplete": "list" as const,
                "aria-activedescendant":
                  isShown && activeAt >= 0 ? suggestionId(listId, activeAt) : undefined,
              }
            : {})}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveAt(-1);
            open();
          }}
          onFocus={open}
          onBlur={hideSoon}
          onKeyDown={press}
          className="w-full min-w-0 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={t("Search")}
          className="inline-flex h-11 w-11 shrink-0 items-center justify-center rounded-pill"
        >
          <Icon name="search" sizePx={20} />
        </button>
      </div>
      {isShown && suggested ? (
        <div
          className={
            place === "panel"
              ? "mt-3"
              : "absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-base border border-line bg-surface shadow-[var(--shadow-pop)]"
          }
        >
          <SuggestionList
            id={listId}
            keyword={suggested.keyword}
            answer={suggested.answer}
            activeAt={activeAt}
            onChoose={choose}
          />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {suggested && isAsked ? saidSuggestions(targets.length) : ""}
      </p>
    </div>
  );
}
