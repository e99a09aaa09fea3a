// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { LoginMethodRow } from "~/models/accounts/sign-in/login-methods";
import { socialProviderNames } from "~/models/platform/sign-in/social-provider";
import type { Translate } from "~/models/platform/texts/message";
import { accountLoginMethodPath, socialLinkPath } from "~/paths/account";
import { Button } from "../../ui/form/button";

/** The services a customer signs in with or may add; each with its button. */
export const LoginMethodList = ({ rows }: { rows: readonly LoginMethodRow[] }) => {
  const t = useTexts();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.provider} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">{socialProviderNames[row.provider]}</p>
            <p className="mt-1 text-sm wrap-anywhere text-muted">{detailOf(t, row)}</p>
          </div>
          <LoginMethodButton row={row} />
        </li>
      ))}
    </ul>
  );
};

function detailOf(t: Translate, { email, action }: LoginMethodRow): string {
  if (action === "link") return t("Not connected");
  const linked = email ? t("Connected as {email}", { email }) : t("Connected");
  return action === "last" ? t("{state}. This is your only way to sign in.", { state: linked }) : linked;
}

function LoginMethodButton({ row: { provider, action } }: { row: LoginMethodRow }) {
  const t = useTexts();
  const name = socialProviderNames[provider];
  if (action === "last") return null;
  if (action === "link")
    return (
      <Form method="post" action={socialLinkPath(provider)} reloadDocument>
        <Button variant="secondary" size="sm">
          {t("Connect {name}", { name })}
        </Button>
      </Form>
    );
  return (
    <Form method="post" action={accountLoginMethodPath()}>
      <input type="hidden" name="provider" value={provider} />
      <Button
        name="intent"
        value="unlink"
        variant="secondary"
        size="sm"
        aria-label={t("Disconnect {name}", { name })}
      >
        {t("Disconnect")}
      </Button>
    </Form>
  );
}
