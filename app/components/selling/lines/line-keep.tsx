// @public

import { Form, useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";
import { type ListControls, listControls } from "~/models/catalogue/listing/list-controls";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { cartPath } from "~/paths";
import { savedItemsPath } from "~/paths/lists";
import { Heart } from "../../catalogue/heart";
import { setSignIn } from "../../ui/browser-state";
import { useRootData } from "../../ui/page/root-data";

/** The label of a line's button that saves it for later; null where the shop has no such items. */
const LaterLabel = createContext<string | null>(null);

/** Provided by the page of the cart. */
export const LaterLabelProvider = LaterLabel.Provider;

/** What can be done with a line of the cart besides buying it (rule lists-1). */
export function LineKeep({ item }: { item: CartItemView }) {
  const later = useContext(LaterLabel);
  const modules = { shopping_list: { enable: false }, save_for_later: { enable: later !== null } };
  const controls: ListControls = listControls(modules, { ...item, stockStatus: item.stock.stockStatus });
  return (
    <>
      {controls.favorite ? <Heart productId={item.pageId} name={item.name} source="cart" /> : null}
      {controls.later && item.autoAddedBy === null ? <SaveForm item={item} label={later ?? ""} /> : null}
    </>
  );
}

function SaveForm({ item, label }: { item: CartItemView; label: string }) {
  const { isSignedIn } = useRootData().visitor;
  const { key } = useLocation();
  return (
    <Form
      method="post"
      action={savedItemsPath()}
      preventScrollReset
      onSubmit={(event) => {
        if (isSignedIn) return;
        event.preventDefault();
        setSignIn({ at: key, pendingAction: { later: item.itemId } });
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="item_id" value={item.itemId} />
      <input type="hidden" name="return_to" value={cartPath()} />
      <button type="submit" className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink">
        {label}
        <span className="sr-only"> {item.name}</span>
      </button>
    </Form>
  );
}
