import { useEffect, useState } from "react";
import type { ListChoice } from "~/models/catalogue/list-choice";
import { useBrowserState } from "../../ui/browser-state";
import { readMarks } from "../list-calls";
import { ListLinks } from "../list-links";

/** The lists a product is on, each a link to its list (rule lists-15). A call that fails shows none. */
export default function ListBadges({ productId }: { productId: number }) {
  // While the choice of lists is open, they change there.
  const isChoosing = useBrowserState((state) => state.listPick !== null);
  const [lists, setLists] = useState<readonly ListChoice[]>([]);
  useEffect(() => {
    if (isChoosing) return;
    let isShown = true;
    readMarks(`product_id=${productId}`).then(
      (answer) => isShown && setLists(answer.lists.filter(({ isOn, hasOther }) => isOn || hasOther)),
    );
    return () => {
      isShown = false;
    };
  }, [productId, isChoosing]);
  return (
    <div className="w-full pl-3">
      <ListLinks lists={lists} />
    </div>
  );
}
