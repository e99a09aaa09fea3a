import type { FetcherWithComponents } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useMemo, useRef } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { conversationLimits } from "~/models/conversations/conversation-limits";
import {
  type MessageRules,
  messageFormId,
  messageFormSchema,
} from "~/models/conversations/messages/message-form";
import { EmailField } from "../../accounts/account-fields";
import { AccountForm } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";
import { TextAreaField } from "../../ui/form/field";
import { useTypedLength } from "../../ui/form/use-typed-length";
import { FileField } from "./file-field";

type MessageComposerProps = {
  rules: MessageRules;
  /** New with each form. */
  code: string;
  action: string;
  /** Sends without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>;
};

/** The form of a message (rules conversations-3 to conversations-5). */
export function MessageComposer({ rules, code, action, fetcher }: MessageComposerProps) {
  const t = useTexts();
  const validator = useMemo(() => withZod(messageFormSchema(rules)), [rules]);
  return (
    <AccountForm
      id={messageFormId}
      validator={validator}
      action={action}
      encType="multipart/form-data"
      label={t("Send")}
      busyLabel={t("Sending...")}
      {...(fetcher ? { fetcher } : {})}
    >
      <input type="hidden" name="code" value={code} />
      {fetcher ? <input type="hidden" name="stay" value="1" /> : null}
      {rules.asksEmail ? (
        <>
          <EmailField />
          <AccountTextField
            name="name"
            label={t("Name")}
            autoComplete="name"
            maxLength={conversationLimits.displayName}
          />
        </>
      ) : null}
      {rules.asksSubject ? (
        <AccountTextField
          name="subject"
          label={t("Subject")}
          maxLength={conversationLimits.subject}
          required
        />
      ) : null}
      {rules.asksName ? (
        <AccountTextField
          name="display_name"
          label={t("Display name")}
          help={t("First and last name, or at least two words.")}
          autoComplete="name"
          required
        />
      ) : null}
      <ContentField limit={rules.characterLimit} />
      {rules.fileTypes.length > 0 ? <FileField types={rules.fileTypes} /> : null}
    </AccountForm>
  );
}

/** Characters as people count them, without the spaces around the text. */
const messageLength = (text: string) => [...text.trim()].length;

function ContentField({ limit }: { limit: number }) {
  const t = useTexts();
  const { error, getInputProps } = useField("content");
  const { onChange, defaultValue } = getInputProps();
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, count] = useTypedLength(field, messageLength, String(defaultValue ?? ""));
  return (
    <TextAreaField
      fieldRef={field}
      id={`${messageFormId}-content`}
      name="content"
      label={t("Message")}
      help={t("{length} of {limit} characters", { length, limit })}
      rows={3}
      required
      error={error}
      defaultValue={defaultValue}
      onChange={(event) => {
        count(event.target.value);
        onChange?.(event);
      }}
    />
  );
}
