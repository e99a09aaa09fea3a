// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLostConnection } from "~/models/platform/error/lost-connection";
import { sendForm } from "../form/send-form";
import { endHangingRequests } from "./end-hanging-requests";

const location = { href: "https://harbor.test/contact", origin: "https://harbor.test" };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose server is there and never answers. */
function hangingPage() {
  const signals: (AbortSignal | null | undefined)[] = [];
  const page = {
    location,
    fetch: ((_input: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise<Response>((_answer, fail) => {
        init?.signal?.addEventListener("abort", () => fail(new DOMException("Aborted", "AbortError")));
      });
    }) as typeof fetch,
  };
  endHangingRequests(page);
  return { page, signals };
}

/** What came of a request after a time; "waits" for none. */
async function after(ms: number, asked: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = "waits";
  asked.then(
    (value) => {
      outcome = value;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test("a request without an answer ends after 30 seconds, as on a dead line (rule errors-8)", async () => {
  const asked = hangingPage().page.fetch("/cart", { method: "POST", body: new URLSearchParams("qty=1") });
  expect(await after(29_999, asked)).toBe("waits");
  expect(isLostConnection(await after(1, asked))).toBe(true);
});

test("a form whose post hangs says that it could not be sent", async () => {
  const { page } = hangingPage();
  const answer = await after(
    30_000,
    sendForm(() => page.fetch("/contact", { method: "POST" })),
  );
  expect(await (answer as Response).json()).toEqual({
    fieldErrors: { form: "This could not be sent. Please try again in a moment." },
  });
});

test("a form with a file has five minutes", async () => {
  const body = new FormData();
  body.set("photo", new File(["a photo"], "photo.jpg"));
  const asked = hangingPage().page.fetch("/review", { method: "POST", body });
  expect(await after(299_999, asked)).toBe("waits");
  expect(isLostConnection(await after(1, asked))).toBe(true);
});

test("what its caller gives up is given up, and no dead line", async () => {
  const caller = new AbortController();
  const asked = hangingPage().page.fetch("/suggestions", { signal: caller.signal });
  const outcome = after(10, asked);
  caller.abort();
  expect(await outcome).toMatchObject({ name: "AbortError" });
});

test("what was answered in time is not ended while it arrives", async () => {
  let signal: AbortSignal | null | undefined;
  const page = {
    location,
    fetch: (async (_input: unknown, init?: RequestInit) => {
      signal = init?.signal;
      return new Response("page");
    }) as typeof fetch,
  };
  endHangingRequests(page);
  await page.fetch("/cart");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(signal?.aborted).toBe(false);
});

test("requests to others are left alone", async () => {
  const { page, signals } = hangingPage();
  void page.fetch("https://pay.test/token");
  expect(signals).toEqual([undefined]);
});
