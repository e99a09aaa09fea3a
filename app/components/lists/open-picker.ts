import { setSignIn } from "~/components/ui/browser-state";
import { listPickerPath } from "~/paths/lists";

/** The page a product is on: its key, whether the visitor is signed in, and how it is left. */
type PickerPage = { key: string; isSignedIn: boolean; navigate: (to: string) => void };

/** Opens the choice of a list for what a product's form holds; a visitor signs in first (rule lists-5). */
export function openPicker(form: HTMLFormElement, { key, isSignedIn, navigate }: PickerPage): void {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value] as const] : [],
  );
  const to = listPickerPath(Object.fromEntries(texts));
  if (isSignedIn) navigate(to);
  else setSignIn({ at: key, to });
}
