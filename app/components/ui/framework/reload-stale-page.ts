// @public

import { addressToLoad } from "~/models/platform/error/address-to-load";
import { lostConnection } from "~/models/platform/error/lost-connection";
import { isStaleChunk, mayReload } from "~/models/platform/error/stale-chunk";
import { setLost } from "../browser-state";
import { hasTyped } from "../form/field-content";
import { isServerThere } from "../page/is-server-there";
import type { Staying } from "./stay-where-lost";

const key = "awning-reloaded-at";

/** A route whose part of the script could not be loaded. */
type StaleRoute = {
  /** How often it was asked for in vain since the page was loaded. */
  times: number;
  /** Ends what waits for it, as a request that had no answer. */
  giveUp: () => void;
};

/**
 * Reloads the page when part of its script is gone, at most once a minute; a visitor who is on the way to
 * another page gets that one (rule layout-8). Where the server cannot be reached, or something was typed that
 * a reload would lose, the page stays and says that a part of it is missing (rule errors-7). A press that
 * waits for that part ends: it could not be sent, and may be tried again (rule errors-5).
 * @param stay ends the way to another page
 */
export function reloadStalePage(stay: Staying["stay"]): void {
  const replaceMissing = () => replaceOrStay(stay);
  window.addEventListener("awning:stale-route", ({ detail }) => void replaceOrStay(stay, detail));
  window.addEventListener("vite:preloadError", () => void replaceMissing());
  window.addEventListener(
    "unhandledrejection",
    ({ reason }) => void (isStaleChunk(reason) && replaceMissing()),
  );
  window.addEventListener("error", ({ error }) => void (isStaleChunk(error) && replaceMissing()));
}

async function replaceOrStay(stay: Staying["stay"], route?: StaleRoute): Promise<void> {
  const isThere = await isServerThere();
  if (isThere && followByDocument()) return;
  // By another address it may come yet, when the press is repeated.
  const mayComeYet = route?.times === 1 && isSending();
  if (isThere && !mayComeYet && !hasTyped(document) && mayReloadNow()) return window.location.reload();
  setLost(lostConnection.part);
  if (!isThere) stay();
  route?.giveUp();
}

/** Whether a form or a button is being sent. */
function isSending(): boolean {
  const state = window.__remixRouter?.state;
  return (
    state?.navigation.state === "submitting" ||
    [...(state?.fetchers.values() ?? [])].some((fetcher) => fetcher.state === "submitting")
  );
}

/** Whether the page may be loaded anew; false if that was just tried. */
function mayReloadNow(): boolean {
  if (!mayReload(readLast(), Date.now())) return false;
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage to remember it, reloads could repeat forever.
    return false;
  }
  return true;
}

/**
 * Has the browser load the requested page as a document, which works without its script.
 * @returns whether another page was requested
 */
function followByDocument(): boolean {
  const address = addressToLoad(window.__remixRouter?.state.navigation, window.location);
  if (address !== null) window.location.assign(address);
  return address !== null;
}

function readLast(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

declare global {
  interface WindowEventMap {
    "awning:stale-route": CustomEvent<StaleRoute>;
  }
}
