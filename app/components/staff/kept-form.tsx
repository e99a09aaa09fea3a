// @public

import type { KeptPost } from "~/models/staff/kept-post";
import { adminSignInPath } from "~/paths/staff";
import { EntryPage } from "../accounts/sign-in/entry-page";
import { Button } from "../ui/form/button";
import { keyedItems } from "../ui/page/keyed-items";

/**
 * A form that came after its session had ended, kept until its sender is signed in again in another tab (rule
 * staff-19).
 */
export const KeptForm = ({ to, fields, secrets }: KeptPost) => (
  <EntryPage
    title="Sign in to go on"
    lead="You were signed out before this was sent. What you typed is kept on this page."
  >
    <ol className="mb-5 list-decimal space-y-2 ps-5">
      <li>
        <a href={adminSignInPath()} target="_blank" rel="noopener noreferrer" className="underline">
          Sign in in another tab
        </a>
      </li>
      <li>Come back to this page and go on.</li>
    </ol>
    <form method="post" action={to} className="space-y-5">
      {keyedItems(fields).map(({ key, item: [name, text] }) => (
        <input key={key} type="hidden" name={name} value={text} />
      ))}
      {secrets.map((name) => (
        <label key={name} className="block space-y-1">
          <span>Type again: {name.replace(/[_.]+/g, " ")}</span>
          <input
            type="password"
            name={name}
            autoComplete="off"
            required
            className="block min-h-11 w-full rounded-base border border-line bg-surface px-3"
          />
        </label>
      ))}
      <Button className="w-full">Go on</Button>
    </form>
  </EntryPage>
);
