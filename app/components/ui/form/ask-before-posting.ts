// @public

import { setLost } from "../browser-state";
import { isServerThere } from "../page/is-server-there";
import { notSentText } from "./send-form";

/**
 * Asks whether the shop can be reached before the browser leaves the page with a post of its own, such as
 * 'Buy again'. Where it cannot, the page stays and says so over itself, in place of the browser's page (rule
 * errors-5).
 */
export function askBeforePosting(): void {
  const asking = new WeakSet<HTMLFormElement>();
  const asked = new WeakSet<HTMLFormElement>();
  window.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !postsHere(form)) return;
    if (asked.delete(form)) return;
    event.preventDefault();
    if (asking.has(form)) return;
    asking.add(form);
    void isServerThere().then((isThere) => {
      asking.delete(form);
      if (!isThere) return setLost(notSentText);
      asked.add(form);
      form.requestSubmit(submitter);
    });
  });
}

const postsHere = (form: HTMLFormElement): boolean =>
  form.method === "post" && form.target === "" && new URL(form.action).origin === window.location.origin;
