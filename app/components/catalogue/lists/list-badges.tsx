import { useEffect, useRef, useState } from "react";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import { useBrowserState } from "../../ui/browser-state";
import { fetchMarks } from "../list-calls";
import { ListLinks } from "../list-links";

/**
 * The lists a product is on, each a link to its list (rule lists-15): those the page came with, and those of
 * now once the choice of lists was open. A call that fails changes nothing.
 */
export default function ListBadges({
  productId,
  lists,
}: {
  productId: number;
  lists: readonly ListSummary[];
}) {
  // While the choice of lists is open, they change there.
  const isChoosing = useBrowserState((state) => state.listPick !== null);
  const hasChosen = useRef(false);
  const [changed, setChanged] = useState<readonly ListSummary[] | null>(null);
  useEffect(() => {
    hasChosen.current ||= isChoosing;
    if (isChoosing || !hasChosen.current) return;
    let isShown = true;
    fetchMarks(`product_id=${productId}`).then((answer) => {
      if (isShown && answer.success)
        setChanged(answer.lists.filter(({ isOn, hasOther }) => isOn || hasOther));
    });
    return () => {
      isShown = false;
    };
  }, [productId, isChoosing]);
  return <ListLinks lists={changed ?? lists} />;
}
