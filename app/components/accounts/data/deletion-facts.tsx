// @public

import type { ReactNode } from "react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
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
    <ul className="mt-3 max-w-prose list-disc space-y-2 ps-5">{children}</ul>
  </section>
);

/** What the deletion of an account removes, changes and keeps (rule accounts-36). */
export const DeletionFacts = ({ facts }: { facts: Facts }) => {
  const t = useTexts();
  return (
    <div className="space-y-8">
      <List title={t("What is removed")}>
        <li>
          {t(
            "Your names, addresses, ways to sign in and stored payment methods. You are signed out everywhere.",
          )}
        </li>
        <li>
          {t(
            "Your cart, favorites, lists, saved items, open quotes, and your messages that are not about an order.",
          )}
        </li>
        <li>{t("Your email preferences and signups. We stop sending you news.")}</li>
        {facts.subscriptionCount > 0 ? (
          <li className="font-medium">
            {facts.subscriptionCount === 1
              ? t("Your subscription ends: nothing more is sent or charged.")
              : t("Your {subscriptionCount} subscriptions end: nothing more is sent or charged.", {
                  subscriptionCount: facts.subscriptionCount,
                })}
          </li>
        ) : null}
        {facts.creditText === null ? null : (
          <li className="font-medium">
            {t("Your store credit of {creditText} is lost. Use it first.", { creditText: facts.creditText })}
          </li>
        )}
      </List>
      <List title={t("What stays without your name")}>
        <li>{t("Published reviews and questions. They are then from “Former customer”.")}</li>
      </List>
      <List title={t("What we keep")}>
        <li>
          {facts.orderCount === 0
            ? t("Nothing: you have placed no order.")
            : t(
                "Your orders and invoices with their addresses and messages, because the law asks us to. They serve no other purpose.",
              )}
        </li>
        {facts.openOrderCount > 0 ? (
          <li className="font-medium">
            {facts.openOrderCount === 1
              ? t("One order isn’t finished. We still ship it and email you about it.")
              : t("{openOrderCount} orders aren’t finished. We still ship them and email you about them.", {
                  openOrderCount: facts.openOrderCount,
                })}
          </li>
        ) : null}
      </List>
      <p className="max-w-prose">
        <RichText
          text={t(
            "Files you bought can be downloaded from the links in your emails. You may want to <a>download your data</a> first.",
          )}
          parts={{ a: (words) => <EntryLink to={accountDataPath()}>{words}</EntryLink> }}
        />
      </p>
    </div>
  );
};
