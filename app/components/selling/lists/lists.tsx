// @public

import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { PlainForm } from "~/components/ui/link/plain-link";
import { listPickerPath } from "~/paths/lists";
import { listFormId, listPlace } from "../../catalogue/list-pin";
import { useBrowserState } from "../../ui/browser-state";
import { lazyPart } from "../../ui/framework/lazy-part";
import { useRootData } from "../../ui/page/root-data";

// Only for those who press 'Add to list'.
const ListPicker = lazyPart(() => import("./list-picker"));

/**
 * What 'Add to list' of a page's cards shares: its form, and the choice of lists over the page. It opens
 * again after signing in, when the place in the address says for what (rule lists-5).
 */
export function Lists() {
  const { isSignedIn } = useRootData().visitor;
  const { key, hash } = useLocation();
  const pick = useBrowserState((state) => state.listPick);
  useEffect(() => {
    const ask = async (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLElement) || target.id !== listFormId) return;
      event.preventDefault();
      const { askForCard } = await import("../../catalogue/ask-for-lists");
      askForCard(submitter, { at: key, isSignedIn });
    };
    document.addEventListener("submit", ask);
    return () => document.removeEventListener("submit", ask);
  }, [key, isSignedIn]);
  useEffect(() => {
    if (isSignedIn && hash.startsWith(listPlace))
      import("../../catalogue/ask-for-lists").then(({ askAgain }) => askAgain(hash, key));
  }, [isSignedIn, hash, key]);
  return (
    <>
      <PlainForm id={listFormId} action={listPickerPath({})} hidden />
      {pick?.at === key ? <ListPicker key={pick.query} query={pick.query} /> : null}
    </>
  );
}
