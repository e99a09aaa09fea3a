import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type AddedLine, say, setAdded } from "../ui/browser-state";
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
  Form: ReturnType<typeof useFetcher>["Form"];
  submit: ReturnType<typeof useFetcher>["submit"];
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
  const answer = fetcher.state === "idle" ? (fetcher.data ?? null) : null;
  const tell = useRef(onAdded);
  tell.current = onAdded;
  useEffect(() => {
    if (!answer?.ok) return;
    tell.current?.();
    say(addedTitle);
    if (answer.added) setAdded(answer.added);
  }, [answer]);
  const isFresh = useFreshAnswer(answer?.ok ? answer : null, addedLabelMs);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    step: fetcher.state !== "idle" ? "adding" : isFresh ? "added" : "normal",
    message: answer?.message ?? "",
    problems: answer?.problems ?? null,
  };
}

/** What is said of a success, and the title of the panel that shows it. */
export const addedTitle = "Added to your cart";

/** Labels of each step (rule cards-2). */
export const addToCartTexts = { normal: "Add to Cart", adding: "Adding...", added: "Added" } as const;
