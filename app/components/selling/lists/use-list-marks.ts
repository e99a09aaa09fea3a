import { useCallback, useEffect, useState } from "react";
import type { ListChoice } from "~/models/catalogue/options/list-choice";
import { fetchMarks, type ListsAnswered, sendMark } from "../../catalogue/list-calls";

/** The lists as they are shown: null while they are being asked for. */
type Shown = { lists: readonly ListChoice[] | null; message: string };

/**
 * The customer's lists and which of them have a product. `mark` shows the change at once and keeps it only if
 * the server answers success; a call that fails puts it back (rule lists-6). `onSignedOut` is called when the
 * session has ended.
 */
export function useListMarks(query: string, onSignedOut: () => void) {
  const [shown, setShown] = useState<Shown>({ lists: null, message: "" });
  const [under, setUnder] = useState<readonly (number | "new")[]>([]);
  const settle = useCallback(
    ({ status, success, lists, message }: ListsAnswered) => {
      if (status === 401) onSignedOut();
      setShown((before) => (success ? { lists, message: "" } : { lists: before.lists ?? [], message }));
    },
    [onSignedOut],
  );
  useEffect(() => {
    let isOpen = true;
    fetchMarks(query).then((answered) => isOpen && settle(answered));
    return () => {
      isOpen = false;
    };
  }, [query, settle]);
  const send = async (list: number | "new", form: Record<string, string>) => {
    setUnder((before) => [...before, list]);
    const answered = await sendMark(query, { list: String(list), ...form });
    setUnder((before) => before.filter((one) => one !== list));
    return answered;
  };
  const mark = async (list: ListChoice) => {
    if (under.includes(list.id)) return;
    const isOn = !list.isOn;
    setShown(({ lists }) => ({ lists: withMark(lists, list.id, isOn), message: "" }));
    const answered = await send(list.id, { on: String(isOn) });
    if (!answered.success)
      setShown(({ lists, message }) => ({ lists: withMark(lists, list.id, !isOn), message }));
    settle(answered);
  };
  const create = async (name: string) => {
    const answered = await send("new", { name });
    // An error of the name is said beside its field.
    if (answered.field !== "name") settle(answered);
    return answered;
  };
  return { ...shown, isUnder: (list: number | "new") => under.includes(list), mark, create };
}

/** The lists with one marked, or not any more; its items are counted anew. */
const withMark = (lists: readonly ListChoice[] | null, id: number, isOn: boolean): ListChoice[] =>
  (lists ?? []).map((one) =>
    one.id === id ? { ...one, isOn, count: Math.max(0, one.count + (isOn ? 1 : -1)) } : one,
  );
