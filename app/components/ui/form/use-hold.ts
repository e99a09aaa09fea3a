import { useEffect, useRef, useState } from "react";

/** Whether less than a time, in ms, has passed since the function was last called, and that function. */
export function useHold(forMs: number): [boolean, () => void] {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => setHeld(false), forMs);
  };
  return [isHeld, hold];
}
