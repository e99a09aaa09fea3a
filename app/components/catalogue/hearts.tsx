// @public

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PlainForm } from "~/components/ui/link/plain-link";
import { favoriteMarks } from "~/models/catalogue/cards/favorite-marks";
import { favoritesPath } from "~/paths/lists";
import { lazyPart } from "../ui/framework/lazy-part";
import { StaticHtml } from "../ui/framework/static-part";
import { useRootData } from "../ui/page/root-data";
import { useScriptNonce } from "../ui/page/script-nonce";
import { heartFormId } from "./heart";
import type { HeartPress } from "./lists/heart-calls";

// Only for those who press a heart, or sign in.
const HeartCalls = lazyPart(() => import("./lists/heart-calls"));

/**
 * What the hearts of a page share: their form, and the style rule that fills those of favorites (rule
 * lists-4).
 */
export function Hearts() {
  const { favorites } = useRootData().visitor;
  const { pathname, search } = useLocation();
  const nonce = useScriptNonce();
  const [press, setPress] = useState<HeartPress | null>(null);
  // The content security policy knows this text; another would be refused.
  const [written] = useState(() => ({ favorites, data: favoriteMarks(favorites) }));
  useEffect(() => {
    const post = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLElement) || target.id !== heartFormId) return;
      event.preventDefault();
      if (submitter instanceof HTMLButtonElement) setPress({ button: submitter });
    };
    document.addEventListener("submit", post);
    return () => document.removeEventListener("submit", post);
  }, []);
  return (
    <>
      <StaticHtml as="style" of={written} id="marks" nonce={nonce} />
      <PlainForm id={heartFormId} method="post" action={favoritesPath()} hidden>
        <input type="hidden" name="return_to" value={pathname + search} />
      </PlainForm>
      {press || favorites !== written.favorites ? <HeartCalls press={press} /> : null}
    </>
  );
}
