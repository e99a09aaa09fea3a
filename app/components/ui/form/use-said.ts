// @public

import { useEffect, useRef } from "react";
import { say } from "../browser-state";

/**
 * Says a text of the page whenever it changes (rule accessibility-4), not the one the page began with.
 * @param text empty for nothing to say
 * @param of what the text is about; of another one it begins anew
 */
export function useSaid(text: string, of = ""): void {
  const before = useRef({ text, of });
  useEffect(() => {
    const { text: told, of: about } = before.current;
    before.current = { text, of };
    if (text !== "" && text !== told && about === of) say(text);
  }, [text, of]);
}
