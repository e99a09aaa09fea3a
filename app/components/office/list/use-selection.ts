import { type RefObject, useEffect, useState } from "react";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";

/**
 * Counts the chosen checkboxes of a list's form, chooses all of the page by the one in its head, and knows
 * whether all that match are chosen. The checkboxes are the state: a form without a script sends the same.
 */
export function useSelection(form: RefObject<HTMLFormElement>) {
  const [chosenCount, setChosenCount] = useState(0);
  const [isAll, setIsAll] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const boxes = () => [...element.querySelectorAll<HTMLInputElement>('input[name="id"]')];
    const count = () => {
      setChosenCount(boxes().filter(({ checked }) => checked).length);
      setIsAll(element.querySelector<HTMLInputElement>("[data-all-matching]")?.checked ?? false);
    };
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && "chooseAll" in target.dataset)
        for (const box of boxes()) box.checked = target.checked;
      count();
    };
    count();
    element.addEventListener("change", change);
    return () => element.removeEventListener("change", change);
  });
  return { chosenCount, isAll, isHydrated: useIsHydrated() };
}
