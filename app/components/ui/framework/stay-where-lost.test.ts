// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBrowserState } from "../browser-state";
import { type Answers, stayWhereLost } from "./stay-where-lost";

const notSent = "This could not be sent. Please try again in a moment.";
const notLoaded = "This could not be loaded. Please check your connection and try again in a moment.";

type Router = typeof window.__remixRouter;
const here = { pathname: "/contact", search: "", hash: "", state: null, key: "a" };
const matches = [{ route: { id: "root" } }, { route: { id: "contact" } }];
const lost = () => ({ type: "error" as const, result: new TypeError("Failed to fetch") });

/**
 * Follows a router on its way, hands it what came of a request, and answers what it gets and where it went.
 */
function answered(
  navigation: Record<string, unknown>,
  asked: { method?: string; fetcherKey?: string; results?: Answers["results"] } = {},
) {
  const ways: unknown[][] = [];
  const router = {
    state: { location: here, navigation, loaderData: { root: "kept", contact: "form" }, matches },
    subscribe: () => () => {},
    navigate: async (...way: unknown[]) => void ways.push(way),
  };
  staying.follow(router as unknown as Router);
  const detail: Answers = {
    request: new Request("http://harbor.test/brands", { method: asked.method ?? "GET" }),
    fetcherKey: asked.fetcherKey ?? null,
    results: asked.results ?? { root: lost() },
  };
  window.dispatchEvent(new CustomEvent("awning:answers", { detail }));
  return { detail, ways, said: useBrowserState.getState().lost };
}

const loading = (pathname: string, formMethod?: string) => ({
  state: "loading",
  location: { ...here, pathname },
  formMethod,
});

let staying: ReturnType<typeof stayWhereLost>;
const listeners: [string, EventListener][] = [];
beforeEach(() => {
  useBrowserState.setState({ lost: "" });
  window.history.replaceState({ idx: 3 }, "", "/contact");
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  staying = stayWhereLost();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
});

test("a link on a dead line ends its way, and the page says so (rule errors-7)", () => {
  const { detail, ways, said } = answered(loading("/brands"));
  expect(said).toBe(notLoaded);
  expect(ways).toEqual([["#stays", { replace: true, preventScrollReset: true }]]);
  expect(detail.until).toBeInstanceOf(Promise);
});

test("a way back on a dead line leads forward again (rule errors-7)", () => {
  const go = vi.spyOn(window.history, "go").mockImplementation(() => {});
  const state = vi.spyOn(window.history, "state", "get").mockReturnValueOnce({ idx: 3 });
  state.mockReturnValue({ idx: 2 });
  const { ways, said } = answered(loading("/brands"));
  expect(said).toBe(notLoaded);
  expect(go).toHaveBeenCalledWith(1);
  expect(ways).toEqual([]);
});

test("new data of the page that cannot be had leaves what it shows (rule errors-7)", () => {
  const { detail, ways, said } = answered({ state: "idle" });
  expect(detail.results).toEqual({ root: { type: "data", result: "kept" } });
  expect([said, ways, detail.until]).toEqual([notLoaded, [], undefined]);
});

test("a post on a dead line leaves the page and is told over it (rule errors-5)", () => {
  const { ways, said } = answered({ ...loading("/brands"), state: "submitting" }, { method: "POST" });
  expect(said).toBe(notSent);
  expect(ways).toHaveLength(1);
});

test("a button's post on a dead line is answered by nothing, with a status after which nothing is loaded", () => {
  const result = { type: "DataWithResponseInit", data: new TypeError("Load failed"), init: { status: 200 } };
  const posted = {
    method: "POST",
    fetcherKey: "heart",
    results: { root: { type: "error", result } },
  } as const;
  const { detail, said } = answered({ state: "idle" }, { ...posted, results: { ...posted.results } });
  expect(said).toBe(notSent);
  expect(detail.results.root).toMatchObject({ type: "data", result: { data: null, init: { status: 503 } } });
});

test.each([
  ["the page after a post that arrived", loading("/brands", "post"), { root: lost() }],
  ["a fault of ours", loading("/brands"), { root: { type: "error" as const, result: new Error("Oh") } }],
  ["a page that came", loading("/brands"), { root: { type: "data" as const, result: "new" } }],
])("%s is shown as it came", (_, navigation, results) => {
  const before = structuredClone({ type: results.root.type });
  const { detail, ways, said } = answered(navigation, { results });
  expect(detail.results.root).toMatchObject(before);
  expect([said, ways, detail.until]).toEqual(["", [], undefined]);
});

test("where the server can't answer right now, the page says so in its frame (rule resilience-3)", () => {
  const away = () => ({ type: "error" as const, result: { status: 503, statusText: "", data: null } });
  const results: Answers["results"] = { root: away(), contact: away() };
  const { detail, said } = answered(loading("/contact/us"), { results });
  expect(detail.results).toEqual({ root: { type: "data", result: "kept" }, contact: away() });
  expect(said).toBe("");
});

test("what was said of a press is over once one gets through, not when one is refused or a page came", () => {
  const post = (status: number) =>
    answered(
      { state: "idle" },
      { method: "POST", fetcherKey: "heart", results: { root: { type: "data", result: { status } } } },
    ).said;
  useBrowserState.setState({ lost: notSent });
  expect(post(503)).toBe(notSent);
  expect(answered(loading("/brands"), { results: { root: { type: "data", result: 1 } } }).said).toBe(notSent);
  expect(post(200)).toBe("");
});
