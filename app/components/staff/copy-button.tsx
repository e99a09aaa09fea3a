import { useEffect, useState } from "react";
import { Button } from "../ui/form/button";
import { useSaid } from "../ui/form/use-said";

/**
 * Copies a text. Without scripts, and on pages where the browser has no clipboard, there is none: the text
 * itself is on the page.
 * @param done said once the text is copied
 */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [isThere, setIsThere] = useState(false);
  const [result, setResult] = useState("");
  useEffect(() => setIsThere(navigator.clipboard !== undefined), []);
  useSaid(result);
  if (!isThere) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult(done),
      () => setResult("Your browser didn’t let us copy. Please select the text and copy it."),
    );
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button type="button" variant="secondary" onClick={copy}>
        {label}
      </Button>
      <span className="text-sm text-muted">{result}</span>
    </p>
  );
}
