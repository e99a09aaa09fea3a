import { useNavigation, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { type ItemChange, itemChangeText } from "~/models/office/form/change-items";
import { useItemMoves } from "../form/use-item-moves";

/**
 * Posts the moves of a product's pictures in the page (rule office-19). What was pressed keeps the focus, or
 * the handle beside it where its button is gone.
 */
export function usePictureMoves(
  within: RefObject<HTMLElement>,
  {
    version,
    pictures,
    action,
  }: { version: string; pictures: readonly { url: string }[]; action?: string | undefined },
) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const seen = useRef(version);
  const moved = useRef<{ url: string; act: ItemChange["act"] } | null>(null);
  useItemMoves(within, (change) => {
    // The next move is of the order that this one leaves.
    if (state !== "idle") return;
    const { act, path, index, to } = change;
    moved.current = { url: pictures[index]?.url ?? "", act };
    submit(
      {
        do: "move",
        version,
        items: itemChangeText(act, path, index, to),
        ...(action && { back: "product" }),
      },
      { method: "post", preventScrollReset: true, action },
    );
  });
  const former = useRef(pictures);
  // One that was removed took its buttons along: the focus goes to the one in its place.
  useEffect(() => {
    const gone = former.current.findIndex(({ url }) => !pictures.some((one) => one.url === url));
    const isLost = document.activeElement === null || document.activeElement === document.body;
    former.current = pictures;
    if (gone < 0 || !isLost) return;
    const items = within.current?.querySelectorAll("[data-url]") ?? [];
    const next = items[Math.min(gone, items.length - 1)];
    const rest = document.querySelector<HTMLElement>('input[type="file"][name="picture"]');
    (next?.querySelector<HTMLElement>('button[data-kind="danger"]') ?? rest)?.focus();
  }, [pictures, within]);
  // Another version is another order.
  useEffect(() => {
    if (!moved.current || seen.current === version) return;
    seen.current = version;
    const { url, act } = moved.current;
    moved.current = null;
    const item = within.current?.querySelector(`[data-url="${CSS.escape(url)}"]`);
    const button = act === "move" ? null : item?.querySelector<HTMLElement>(`button[value^="${act} "]`);
    (button ?? item?.querySelector<HTMLElement>("[data-handle]"))?.focus();
  }, [version, within]);
}
