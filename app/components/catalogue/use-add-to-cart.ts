// @public

import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { message } from "~/models/platform/texts/message";
import { type AddedLine, say, setAdded } from "../ui/browser-state";
import { scriptedAction } from "./store/scripted-action";
import { useFreshAnswer } from "./store/use-fresh-answer";

/** The cart's answer to a scripted post. */
type CartAnswer = {
  ok: boolean;
  message?: string | undefined;
  /** Messages for the fields of a product's form, by their names. */
  problems?: Readonly<Record<string, string>> | undefined;
  added?: AddedLine | undefined;
};

/** State of adding to the cart. `message` says why it was refused or changed; empty for none. */
export type AddToCart = {
  /** Posts a form by the button that was pressed. */
  send: (form: HTMLFormElement, button: HTMLElement | null) => void;
  /** The same for the event of a form, in place of what a browser does. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  step: "normal" | "adding" | "added";
  message: string;
  /** Messages for the fields of a product's form; null for none. */
  problems: Readonly<Record<string, string>> | null;
};

/**
 * The cycle of an 'Add to Cart' button: normal, 'Adding...', 'Added', normal (rule cards-2). `onAdded` is
 * called after every success.
 */
export function useAddToCart(addedLabelMs?: number, onAdded?: () => void): AddToCart {
  const fetcher = useFetcher<CartAnswer>();
  // It is there as soon as the cart has answered, while the page's own numbers are still on their way.
  const answer = fetcher.state === "submitting" ? null : (fetcher.data ?? null);
  const tell = useRef(onAdded);
  tell.current = onAdded;
  useEffect(() => {
    if (!answer?.ok) return;
    tell.current?.();
    say(addedTitle);
    if (answer.added) setAdded(answer.added);
  }, [answer]);
  const isFresh = useFreshAnswer(answer?.ok ? answer : null, addedLabelMs);
  const send: AddToCart["send"] = (form, button) =>
    fetcher.submit((button as HTMLButtonElement | null) ?? form, { action: scriptedAction(form, button) });
  return {
    send,
    onSubmit: (event) => {
      event.preventDefault();
      send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    },
    step: fetcher.state === "submitting" ? "adding" : isFresh ? "added" : "normal",
    message: answer?.message ?? "",
    problems: answer?.problems ?? null,
  };
}

/** What is said of a success, and the title of the panel that shows it. */
export const addedTitle = message("Added to your cart");

/** Labels of each step (rule cards-2). */
export const addToCartTexts = {
  normal: message("Add to Cart"),
  adding: message("Adding..."),
  added: message("Added"),
} as const;
