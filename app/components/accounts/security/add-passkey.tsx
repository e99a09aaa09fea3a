import { useRevalidator } from "@remix-run/react";
import { type ComponentType, type FormEvent, useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import { Button } from "../../ui/form/button";
import { TextField } from "../../ui/form/field";
import { useHasPasskeys } from "./use-passkeys";

/** Where an account adds passkeys, and what shows recovery codes that come with one. */
export type KeyPlace = { addPath: string; Codes?: ComponentType<{ codes: readonly string[] }> };

/** The form that adds a passkey; recovery codes that come with it are shown in its place, once. */
export function AddPasskey({ addPath, Codes }: KeyPlace) {
  const t = useTexts();
  const hasPasskeys = useHasPasskeys();
  const revalidator = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [name, setName] = useState("");
  const [codes, setCodes] = useState<string[]>([]);
  if (!hasPasskeys)
    return (
      <p className="text-muted">
        {t("Adding a passkey needs JavaScript and a browser that supports passkeys.")}
      </p>
    );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setMessage(t("Please give the passkey a name."));
    setIsBusy(true);
    setMessage("");
    const { makePasskey } = await import("./ask-passkey");
    const result = await makePasskey(addPath, name);
    if (!result.ok && result.redirect) return window.location.assign(localAddress(result.redirect));
    setIsBusy(false);
    if (!result.ok) return setMessage(result.message);
    setName("");
    setCodes(result.codes);
    revalidator.revalidate();
  };
  if (Codes && codes.length > 0) return <Codes codes={codes} />;
  return (
    <form noValidate onSubmit={add} className="max-w-lg space-y-4">
      <TextField
        id="passkey-name"
        name="name"
        label={t("Name of the new passkey")}
        help={t("For example, the device it’s on.")}
        error={message || undefined}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button variant="secondary" busy={isBusy}>
        {isBusy ? t("Waiting for your device...") : t("Add a passkey")}
      </Button>
    </form>
  );
}
