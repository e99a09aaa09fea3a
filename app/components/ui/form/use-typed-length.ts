// @public

import { type RefObject, useEffect, useState } from "react";

/**
 * How long the text of a field is, and how to say that it changed. It counts what was there before the
 * script: what a form came back with, and what was typed while the page loaded.
 */
export function useTypedLength(
  field: RefObject<HTMLTextAreaElement>,
  lengthOf: (text: string) => number,
  initial: string,
): [number, (text: string) => void] {
  const [length, setLength] = useState(() => lengthOf(initial));
  // `lengthOf` may be a new function in each render: it is pure, so no render needs to count anew for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render looks at the field
  useEffect(() => {
    if (field.current) setLength(lengthOf(field.current.value));
  }, []);
  return [length, (text) => setLength(lengthOf(text))];
}
