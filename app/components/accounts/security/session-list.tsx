// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SessionView } from "~/models/accounts/sign-in/session-form";
import { accountSecurityPath } from "~/paths/account";
import { Button } from "../../ui/form/button";

/**
 * The sessions of one account, with a button to end each session and, if there are several, all others.
 * @param action the page that ends them
 */
export function SessionList({
  sessions,
  action = accountSecurityPath(),
}: {
  sessions: SessionView[];
  action?: string;
}) {
  const t = useTexts();
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <SessionDetails session={session} />
            <Form method="post" action={action}>
              <input type="hidden" name="session" value={session.key} />
              <Button
                name="intent"
                value="end"
                variant="secondary"
                size="sm"
                aria-label={
                  session.isThis
                    ? t("Sign out on this device")
                    : t("Sign out {device}", { device: session.device })
                }
              >
                {t("Sign out")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" action={action} className="mt-6 flex flex-wrap gap-3">
        {sessions.length > 1 ? (
          <Button name="intent" value="end-others" variant="secondary">
            {t("Sign out all other devices")}
          </Button>
        ) : null}
        <Button name="intent" value="end-all" variant="danger">
          {t("Sign out everywhere")}
        </Button>
      </Form>
    </div>
  );
}

function SessionDetails({ session }: { session: SessionView }) {
  const t = useTexts();
  const where = [session.shopName, session.address].filter(Boolean).join(", ");
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {session.device}
        {session.isThis ? (
          <span className="rounded-full bg-success-soft px-3 py-0.5 text-xs font-medium text-success">
            {t("This device")}
          </span>
        ) : null}
      </p>
      <p className="mt-1 text-sm text-muted">
        {t("Last seen {lastSeen}", { lastSeen: session.lastSeen })}
        {where ? ` · ${where}` : ""}
      </p>
    </div>
  );
}
