import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { askBeforePosting } from "~/components/ui/form/ask-before-posting";
import { awaitFirstRender } from "~/components/ui/framework/await-first-render";
import { endHangingRequests } from "~/components/ui/framework/end-hanging-requests";
import { noteTyped } from "~/components/ui/framework/note-typed";
import { reloadStalePage } from "~/components/ui/framework/reload-stale-page";
import { repeatFirstInteraction } from "~/components/ui/framework/repeat-first-interaction";
import { showPostsAtOnce } from "~/components/ui/framework/show-posts-at-once";
import { skipForeignNodes } from "~/components/ui/framework/skip-foreign-nodes";
import { stayWhereLost } from "~/components/ui/framework/stay-where-lost";
import { loadCode } from "~/widgets/loaded-code";
import { placedTypes } from "~/widgets/widget-code";

endHangingRequests(window);
const { stay, follow } = stayWhereLost();
reloadStalePage(stay);
askBeforePosting();
const giveTypedBack = noteTyped(document);

// Before React hydrates, the page's data and the code of its widgets are here: the first render has to find
// what the server wrote, and must not wait.
// If it cannot be had, the page stays as the server sent it, which works without a script.
Promise.all([loadCode(placedTypes()), awaitFirstRender(() => RemixBrowser({}))]).then(
  () => {
    const endSkipping = skipForeignNodes(document);
    const hydrate = () => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated tell={endSkipping}>
            <RemixBrowser />
          </Hydrated>
        </StrictMode>,
      );
    };
    // In small steps, between which the browser draws and scrolls, this takes twice as long: where a press is
    // held, its visitor waits for nothing else.
    if ("held" in document.documentElement.dataset) hydrate();
    else startTransition(hydrate);
  },
  (error: unknown) => {
    console.error("The code of a widget could not be loaded.", error);
    window.dispatchEvent(new Event("awning:left-plain"));
  },
);

/**
 * Comes to life with the page. What is set only in a browser is set in the render after that: then it is
 * done. It is around the page and not beside it, so that React gives elements the ids they have on the
 * server.
 */
function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(() => {
    // Remix makes its router in the first render.
    showPostsAtOnce(window.__remixRouter);
    follow(window.__remixRouter);
    tell();
    setTimeout(() => {
      giveTypedBack();
      repeatFirstInteraction();
    });
  }, [tell]);
  return children;
}
