// @public

import { Form } from "@remix-run/react";
import type { LoginMethodRow } from "~/models/accounts/sign-in/login-methods";
import { socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { accountLoginMethodPath, socialLinkPath } from "~/paths/account";
import { Button } from "../../ui/form/button";

/** The services a customer signs in with or may add; each with its button. */
export const LoginMethodList = ({ rows }: { rows: readonly LoginMethodRow[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {rows.map((row) => (
      <li key={row.provider} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{socialProviderNames[row.provider]}</p>
          <p className="mt-1 text-sm wrap-anywhere text-muted">{detailOf(row)}</p>
        </div>
        <LoginMethodButton row={row} />
      </li>
    ))}
  </ul>
);

function detailOf({ email, action }: LoginMethodRow): string {
  if (action === "link") return "Not connected";
  const linked = email ? `Connected as ${email}` : "Connected";
  return action === "last" ? `${linked}. This is your only way to sign in.` : linked;
}

function LoginMethodButton({ row: { provider, action } }: { row: LoginMethodRow }) {
  const name = socialProviderNames[provider];
  if (action === "last") return null;
  if (action === "link")
    return (
      <Form method="post" action={socialLinkPath(provider)} reloadDocument>
        <Button variant="secondary" size="sm">
          Connect {name}
        </Button>
      </Form>
    );
  return (
    <Form method="post" action={accountLoginMethodPath()}>
      <input type="hidden" name="provider" value={provider} />
      <Button name="intent" value="unlink" variant="secondary" size="sm" aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
    </Form>
  );
}
