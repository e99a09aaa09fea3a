import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";

/**
 * Counts the chosen checkboxes of a list's form, and chooses all by the one in its head. The checkboxes are
 * the state: a post without a script sends the same.
 */
export function useSelection() {
  const form = useRef<HTMLFormElement>(null);
  const [chosenCount, setChosenCount] = useState(0);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const boxes = () => [...element.querySelectorAll<HTMLInputElement>('input[name="id"]')];
    const count = () => setChosenCount(boxes().filter(({ checked }) => checked).length);
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && "chooseAll" in target.dataset)
        for (const box of boxes()) box.checked = target.checked;
      count();
    };
    count();
    element.addEventListener("change", change);
    return () => element.removeEventListener("change", change);
  });
  return { form, chosenCount, isHydrated: useIsHydrated() };
}
