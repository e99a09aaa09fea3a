import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ConversationView } from "~/models/conversations/conversation-view";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import { productConversationPath, productPanelPath } from "~/paths/messages";
import { Icon } from "../../ui/icon";
import { MessageComposer } from "./message-composer";
import { MessageList } from "./message-list";
import { useLastLoaded } from "./use-last-loaded";
import { useMessageEvents } from "./use-message-events";

type PanelData = { conversation: ConversationView; rules: MessageRules; code: string };

/**
 * The customer's conversation about a product over its page, in a corner on wide screens and alone on a phone
 * (rule conversations-11). It loads what the conversation's own page shows, and marks it as read like that
 * page.
 */
export default function MessagePanel({ productId, onClose }: { productId: number; onClose: () => void }) {
  const t = useTexts();
  const address = productConversationPath(productId);
  const { load, data: loaded } = useFetcher<PanelData | null>();
  const data = useLastLoaded(loaded);
  const sending = useFetcher<unknown>({ key: `message ${productId}` });
  const dialog = useRef<HTMLDialogElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const reload = useCallback(() => load(productPanelPath(productId)), [load, productId]);
  useEffect(reload, [reload]);
  useMessageEvents(reload);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const messages = data?.conversation.messages ?? [];
  const last = messages.at(-1)?.id;
  const lastOwn = messages.findLast(({ side }) => side === "Customer")?.id ?? 0;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: "end" });
  }, [last]);
  const isLoaded = data !== undefined && data !== null;
  // Its form comes later than the dialog, and anew after each message: one is here to write.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message of one's own brings another form.
  useEffect(() => {
    if (isLoaded) focusField(dialog.current);
  }, [isLoaded, lastOwn]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="message-panel-title"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-surface p-0 text-ink shadow-[var(--shadow-pop)] backdrop:bg-ink/40 md:my-6 md:me-6 md:ms-auto md:mt-auto md:h-[680px] md:max-h-[calc(100dvh-3rem)] md:w-[420px] md:rounded-[calc(var(--radius-base)*1.6)]"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center gap-2 border-b border-line px-2 py-2 md:px-5">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="inline-flex min-h-11 items-center gap-1 rounded-base pe-3 text-sm font-medium hover:bg-sunken md:order-2 md:ms-auto md:px-2.5"
          >
            <span className="md:hidden">
              <Icon name="chevronLeft" />
            </span>
            <span className="md:sr-only">{t("Back")}</span>
            <span className="hidden md:inline">
              <Icon name="close" />
            </span>
          </button>
          <h2 id="message-panel-title" className="font-heading text-xl font-medium">
            {t("Messages")}
          </h2>
        </header>
        <div className="min-h-0 flex-1 overflow-auto overscroll-contain px-5 py-5" aria-live="polite">
          {data && messages.length === 0 ? (
            <p className="rounded-[18px] rounded-ss-[4px] bg-sunken px-4 py-2.5">
              {t("Ask us about this product. We’ll reply here and by email.")}
            </p>
          ) : null}
          <MessageList messages={messages} />
          <div ref={end} />
        </div>
        <div className="max-h-[60%] overflow-auto border-t border-line px-5 py-4">
          {data ? (
            <MessageComposer
              key={lastOwn}
              rules={data.rules}
              code={data.code}
              action={address}
              fetcher={sending}
            />
          ) : (
            <p role="status" className="text-muted">
              {t("Loading…")}
            </p>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Gives the focus to the first field of the panel's form, unless it is in the form already. */
function focusField(dialog: HTMLDialogElement | null): void {
  const form = dialog?.querySelector("form");
  if (form && !form.contains(document.activeElement))
    form.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus({ preventScroll: true });
}
