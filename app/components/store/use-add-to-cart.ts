import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { setShownAnswer, useBrowserState } from "~/components/ui/browser-state";

/** How long the button of a card says 'Added' (rule cards-2); those of sliders and lists say it for 250 ms. */
const cardAddedLabelMs = 1000;

/** What the cart answers to a scripted post. */
type CartAnswer = { ok: boolean; message?: string | undefined };

/** Where adding to the cart stands. `message` says why it was refused or changed; empty for nothing to say. */
export type AddToCart = {
  Form: ReturnType<typeof useFetcher>["Form"];
  submit: ReturnType<typeof useFetcher>["submit"];
  step: "normal" | "adding" | "added";
  message: string;
};

/**
 * The cycle of an 'Add to Cart' button: normal, 'Adding...', 'Added', normal (rule cards-2). `onAdded` is called after
 * every success.
 */
export function useAddToCart(addedLabelMs = cardAddedLabelMs, onAdded?: () => void): AddToCart {
  const fetcher = useFetcher<CartAnswer>();
  const button = useId();
  const shownAnswer = useBrowserState(({ shownAnswers }) => shownAnswers[button]);
  const answer = fetcher.state === "idle" ? (fetcher.data ?? null) : null;
  const tell = useRef(onAdded);
  tell.current = onAdded;
  useEffect(() => {
    if (answer?.ok) tell.current?.();
  }, [answer]);
  useEffect(() => {
    if (!answer?.ok) return;
    const timer = setTimeout(() => setShownAnswer(button, answer), addedLabelMs);
    return () => clearTimeout(timer);
  }, [answer, addedLabelMs, button]);
  useEffect(() => () => setShownAnswer(button, null), [button]);
  const isFresh = answer?.ok === true && shownAnswer !== answer;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    step: fetcher.state !== "idle" ? "adding" : isFresh ? "added" : "normal",
    message: answer?.message ?? "",
  };
}

/** The words of each step (rule cards-2). */
export const addToCartTexts = { normal: "Add to Cart", adding: "Adding...", added: "Added" } as const;
