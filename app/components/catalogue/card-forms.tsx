// @public

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { addToCartTexts, useAddToCart } from "./use-add-to-cart";

/** A card's form on its way; `key` tells it from others. */
type Posting = { key: number; form: HTMLFormElement; button: HTMLElement };

/**
 * Posts the forms of product cards, wherever they are, and says on their buttons how it went (rules cards-2
 * and hydration-2). A form whose post is on its way is not posted again.
 */
export function CardForms() {
  const [postings, setPostings] = useState<readonly Posting[]>([]);
  useEffect(() => {
    let count = 0;
    const post = (event: SubmitEvent) => {
      const { target: form, submitter: button } = event;
      if (!(form instanceof HTMLFormElement) || !button?.classList.contains("btn-add")) return;
      event.preventDefault();
      if (button.ariaDisabled === "true") return;
      count += 1;
      const posting = { key: count, form, button };
      setPostings((before) => [...before.filter((one) => one.form !== form), posting]);
    };
    document.addEventListener("submit", post);
    return () => document.removeEventListener("submit", post);
  }, []);
  const end = (key: number) => setPostings((before) => before.filter((one) => one.key !== key));
  return postings.map(({ key, ...posting }) => <CardPost key={key} {...posting} onEnd={() => end(key)} />);
}

/** One post of a card's form, from the press of its button until the button says again what it does. */
function CardPost({ form, button, onEnd }: Omit<Posting, "key"> & { onEnd: () => void }) {
  const { addedMs } = form.dataset;
  const { send, step, message } = useAddToCart(addedMs === undefined ? undefined : Number(addedMs));
  const state = useRef<"new" | "sent" | "begun">("new");
  useEffect(() => {
    if (state.current !== "new") return;
    state.current = "sent";
    send(form, button);
  }, [send, form, button]);
  useLayoutEffect(() => showStep(form, step, message), [form, step, message]);
  useEffect(() => {
    if (step !== "normal") state.current = "begun";
    else if (state.current === "begun") onEnd();
  });
  return null;
}

/** Writes what a post has come to into the form's button, and beneath it why it was refused or changed. */
function showStep(form: HTMLFormElement, step: keyof typeof addToCartTexts, message: string): void {
  const button = form.querySelector("button");
  if (!button) return;
  const { dataset } = button;
  dataset.label ??= button.textContent ?? "";
  dataset.name ??= button.getAttribute("aria-label") ?? "";
  // A button that is disabled loses the focus (rule accessibility-1).
  if (step === "adding") button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  button.textContent = step === "normal" ? dataset.label : addToCartTexts[step];
  if (step === "normal") button.setAttribute("aria-label", dataset.name);
  else button.removeAttribute("aria-label");
  const said = form.querySelector(".card-said") ?? form.appendChild(newStatus());
  said.textContent = message;
}

function newStatus(): HTMLElement {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.className = "card-said";
  return status;
}
