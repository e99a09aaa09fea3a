// @public

import type { ReactNode } from "react";
import { accountDataPath } from "~/paths/account";
import { EntryLink } from "../sign-in/entry-link";

type Facts = {
  orderCount: number;
  openOrderCount: number;
  subscriptionCount: number;
  creditText: string | null;
};

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl font-medium">{title}</h2>
    <ul className="mt-3 max-w-prose list-disc space-y-2 pl-5">{children}</ul>
  </section>
);

/** What the deletion of an account removes, changes and keeps (rule accounts-36). */
export const DeletionFacts = ({ facts }: { facts: Facts }) => (
  <div className="space-y-8">
    <List title="What is removed">
      <li>
        Your names, addresses, ways to sign in and stored payment methods. You are signed out everywhere.
      </li>
      <li>
        Your cart, favorites, lists, saved items, open quotes, and your messages that are not about an order.
      </li>
      <li>Your email preferences and signups. We stop sending you news.</li>
      {facts.subscriptionCount > 0 ? (
        <li className="font-medium">
          {facts.subscriptionCount === 1
            ? "Your subscription ends: nothing more is sent or charged."
            : `Your ${facts.subscriptionCount} subscriptions end: nothing more is sent or charged.`}
        </li>
      ) : null}
      {facts.creditText === null ? null : (
        <li className="font-medium">Your store credit of {facts.creditText} is lost. Use it first.</li>
      )}
    </List>
    <List title="What stays without your name">
      <li>Published reviews and questions. They are then from “Former customer”.</li>
    </List>
    <List title="What we keep">
      <li>
        {facts.orderCount === 0
          ? "Nothing: you have placed no order."
          : "Your orders and invoices with their addresses and messages, because the law asks us to. They serve no other purpose."}
      </li>
      {facts.openOrderCount > 0 ? (
        <li className="font-medium">
          {facts.openOrderCount === 1
            ? "One order isn’t finished. We still ship it and email you about it."
            : `${facts.openOrderCount} orders aren’t finished. We still ship them and email you about them.`}
        </li>
      ) : null}
    </List>
    <p className="max-w-prose">
      Files you bought can be downloaded from the links in your emails. You may want to{" "}
      <EntryLink to={accountDataPath()}>download your data</EntryLink> first.
    </p>
  </div>
);
