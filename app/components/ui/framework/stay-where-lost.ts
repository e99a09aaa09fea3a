// @public

import { isLostConnection, lostConnection } from "~/models/platform/error/lost-connection";
import { isStaleChunk } from "~/models/platform/error/stale-chunk";
import { setLost, useBrowserState } from "../browser-state";
import { notSentText } from "../form/send-form";

type Router = typeof window.__remixRouter;

/** What a route answered, or why it did not. */
type Answer = { type: "data" | "error"; result: unknown };

/** What was asked of the routes of a page, or of a button on it, with what came of it by the route's id. */
export type Answers = {
  request: Request;
  fetcherKey: string | null;
  results: Record<string, Answer>;
  /** Once set, the answers are not used before it is done. */
  until?: Promise<unknown>;
};

/** The page stays as it is where the line to the shop is down (rules errors-5 and errors-7). */
export interface Staying {
  /** Ends the way to another page without loading anything. */
  stay: () => void;
  /** Notes which page is shown, so that a way back or forward can be undone. */
  follow: (router: Router) => void;
}

/**
 * Keeps the page where another one, a post or new data of it could not be had because the line is down, with
 * all that was typed, and says so over it (rules errors-5 and errors-7). A page that follows on a post which
 * arrived is not held back: it says that it could not be loaded, and can be tried again.
 */
export function stayWhereLost(): Staying {
  let router: Router | undefined;
  let shownEntry = entryNow();
  let isGoingBack = false;
  const stay = () => {
    const back = shownEntry - entryNow();
    if (back !== 0) {
      if (!isGoingBack) window.history.go(back);
      isGoingBack = true;
    } else if (router && router.state.navigation.state !== "idle") endWay(router);
  };
  window.addEventListener("awning:answers", ({ detail }) => {
    if (router) keepPage(router, detail, stay);
  });
  return {
    stay,
    follow: (shown) => {
      router = shown;
      shownEntry = entryNow();
      router.subscribe(({ navigation }) => {
        if (navigation.state !== "idle") return;
        shownEntry = entryNow();
        isGoingBack = false;
      });
    },
  };
}

/**
 * A router ends one way by another, and loads nothing for another place of the same page: this one is
 * nowhere.
 */
function endWay(router: Router): void {
  const { href } = window.location;
  const keepAddress = () => window.history.replaceState(window.history.state, "", href);
  void router.navigate("#stays", { replace: true, preventScrollReset: true }).then(keepAddress);
}

/** The number that the router gives each entry of the browser's history. */
const entryNow = (): number => Number(window.history.state?.idx ?? 0);

function keepPage(router: Router, answers: Answers, stay: () => void): void {
  const { request, fetcherKey, results } = answers;
  const lost = Object.entries(results).filter(([, answer]) => isLost(answer));
  if (request.signal.aborted) return;
  if (lost.length === 0) {
    if (Object.values(results).every(isTaken)) forget(request);
    keepFrame(router, results);
    return;
  }
  if (request.method !== "GET") {
    setLost(notSentText);
    if (fetcherKey) for (const [, answer] of lost) Object.assign(answer, notSent);
    else leaveUnanswered(answers, stay);
    return;
  }
  const { navigation, location, loaderData } = router.state;
  const next = navigation.location ?? location;
  if (next.pathname === location.pathname && next.search === location.search) {
    for (const [id, answer] of lost) Object.assign(answer, { type: "data", result: loaderData[id] ?? null });
    setLost(lostConnection.part);
  } else if ((navigation.formMethod ?? "get").toLowerCase() === "get") {
    setLost(lostConnection.part);
    leaveUnanswered(answers, stay);
  }
}

/**
 * Where the server can't answer right now, what is around the page stays: it is here already, and the page
 * says so in it (rule resilience-3).
 */
function keepFrame({ state: { matches, loaderData } }: Router, results: Answers["results"]): void {
  for (const { route } of matches.slice(0, -1)) {
    const answer = results[route.id];
    if (answer?.type === "error" && statusOf(answer.result) === 503 && route.id in loaderData)
      Object.assign(answer, { type: "data", result: loaderData[route.id] });
  }
}

/** The status of what a route answered: a response, data with a status, or an error of one. */
const statusOf = (result: unknown): number => Object(result).status ?? Object(result).init?.status ?? 200;

/** Whether a request got through, and was not refused. */
const isTaken = ({ type, result }: Answer): boolean => type === "data" && statusOf(result) < 400;

/** What was said of a request is over once one of its kind got through. */
function forget({ method }: Request): void {
  const said = useBrowserState.getState().lost;
  if (said === (method === "GET" ? lostConnection.part : notSentText)) setLost("");
}

/** As an action answers whose post was not sent: nothing, with a status after which nothing is loaded. */
const notSent = { type: "data", result: { type: "DataWithResponseInit", data: null, init: { status: 503 } } };

/** The way that was under way ends without an answer: the router does not show what it came to. */
function leaveUnanswered(answers: Answers, stay: () => void): void {
  answers.until = new Promise((done) => answers.request.signal.addEventListener("abort", done));
  stay();
}

function isLost({ type, result }: Answer): boolean {
  if (type !== "error") return false;
  // What an action threw is wrapped together with its status.
  return [result, Object(result).data].some((error) => isLostConnection(error) || isStaleChunk(error));
}

declare global {
  interface WindowEventMap {
    "awning:answers": CustomEvent<Answers>;
  }
}
