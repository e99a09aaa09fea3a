import { Link, useLocation } from "@remix-run/react";
import { type FormEvent, useCallback, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ListChoice } from "~/models/catalogue/options/list-choice";
import { longestListName, noListName } from "~/models/selling/lists/list-limits";
import { shoppingListPath } from "~/paths/lists";
import { askForLists } from "../../catalogue/ask-for-lists";
import { Alert } from "../../ui/alert";
import { setListPick } from "../../ui/browser-state";
import { Button } from "../../ui/form/button";
import { TextField } from "../../ui/form/field";
import { ModalDialog } from "../../ui/panel/modal-dialog";
import { useListMarks } from "./use-list-marks";

/**
 * The choice of lists for a product, over the page (rule lists-15). `query` has the fields of the product's
 * form.
 */
export default function ListPicker({ query }: { query: string }) {
  const t = useTexts();
  const { key } = useLocation();
  const onSignedOut = useCallback(() => {
    setListPick(null);
    askForLists(query, { at: key, isSignedIn: false });
  }, [query, key]);
  const { lists, message, isUnder, mark, create } = useListMarks(query, onSignedOut);
  const close = () => setListPick(null);
  return (
    <ModalDialog label={t("Add to list")} onClose={close} className="list-picker">
      <div className="p-5 sm:p-7">
        <p className="pe-10 font-heading text-2xl font-medium" aria-hidden="true">
          {t("Add to list")}
        </p>
        <div className="mt-4 space-y-5">
          {message ? <Alert tone="danger">{message}</Alert> : null}
          {lists === null ? (
            <p role="status" className="py-4 text-muted">
              {t("Loading your lists…")}
            </p>
          ) : (
            <>
              <ListRows lists={lists} isUnder={isUnder} onMark={mark} />
              <NewList isFirst={lists.length === 0} isBusy={isUnder("new")} create={create} />
            </>
          )}
          <Button type="button" variant="secondary" className="w-full" onClick={close}>
            {t("Done")}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}

type RowsProps = {
  lists: readonly ListChoice[];
  isUnder: (id: number) => boolean;
  onMark: (list: ListChoice) => void;
};

function ListRows({ lists, isUnder, onMark }: RowsProps) {
  const t = useTexts();
  if (lists.length === 0) return null;
  return (
    <ul aria-label={t("Your lists")} className="divide-y divide-line border-y border-line">
      {lists.map((list) => (
        <li key={list.id} className="flex items-center gap-2">
          <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2">
            <input
              type="checkbox"
              checked={list.isOn}
              onChange={() => onMark(list)}
              className="size-5 shrink-0 accent-ink"
            />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{list.name}</span>
              <span className="block text-sm text-muted">
                {t("{count, plural, one {# item} other {# items}}", { count: list.count })}
                {list.hasOther ? t(", has it with other choices") : ""}
              </span>
            </span>
          </label>
          <OpenList list={list} isWaiting={isUnder(list.id)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The way to a list. While its mark is under way there is none: the list would be shown without the change.
 */
const OpenList = ({ list: { id, name }, isWaiting }: { list: ListChoice; isWaiting: boolean }) => {
  const t = useTexts();
  const look = "inline-flex min-h-11 shrink-0 items-center px-2 text-sm underline underline-offset-4";
  if (isWaiting)
    return (
      <span aria-hidden="true" className={`${look} opacity-50`}>
        {t("Open")}
      </span>
    );
  return (
    <Link to={shoppingListPath(id)} className={look}>
      {t("Open")}
      <span className="sr-only"> {name}</span>
    </Link>
  );
};

type NewListProps = {
  isFirst: boolean;
  isBusy: boolean;
  create: ReturnType<typeof useListMarks>["create"];
};

/** Creates a list that has the product. What was typed stays if that fails. */
function NewList({ isFirst, isBusy, create }: NewListProps) {
  const t = useTexts();
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError(t(noListName));
    const answered = await create(name);
    setError(answered.field === "name" ? answered.message : "");
    if (answered.success) setName("");
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3" noValidate>
      <div className="min-w-48 flex-1">
        <TextField
          id="list-picker-name"
          name="name"
          label={isFirst ? t("Name of your first list") : t("New list")}
          required
          autoComplete="off"
          maxLength={longestListName}
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button busy={isBusy} className="max-sm:w-full">
        {isBusy ? t("Adding...") : t("Create and add")}
      </Button>
    </form>
  );
}
