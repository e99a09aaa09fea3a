import { withZod } from "@remix-validated-form/with-zod";
import { useMemo, useState } from "react";
import { useField } from "remix-validated-form";
import { AccountForm } from "~/components/account/account-form";
import { AccountTextField } from "~/components/account/account-text-field";
import { TextAreaField } from "~/components/ui/field";
import { conversationLimits } from "~/models/conversation/conversation-limits";
import { type MessageRules, messageFormId, messageFormSchema } from "~/models/conversation/message-form";

/** The form of a message (rule conversations-4). `code` is new with each form. */
export function MessageComposer({
  rules,
  code,
  action,
}: {
  rules: MessageRules;
  code: string;
  action: string;
}) {
  const validator = useMemo(() => withZod(messageFormSchema(rules)), [rules]);
  return (
    <AccountForm id={messageFormId} validator={validator} action={action} label="Send" busyLabel="Sending...">
      <input type="hidden" name="code" value={code} />
      {rules.asksSubject ? (
        <AccountTextField name="subject" label="Subject" maxLength={conversationLimits.subject} required />
      ) : null}
      {rules.asksName ? (
        <AccountTextField
          name="display_name"
          label="Display name"
          help="First and last name, or at least two words."
          autoComplete="name"
          required
        />
      ) : null}
      <ContentField limit={rules.characterLimit} />
    </AccountForm>
  );
}

function ContentField({ limit }: { limit: number }) {
  const { error, getInputProps } = useField("content");
  const { onChange, defaultValue } = getInputProps();
  const [length, setLength] = useState(0);
  return (
    <TextAreaField
      id={`${messageFormId}-content`}
      name="content"
      label="Message"
      help={`${length} of ${limit} characters`}
      rows={3}
      required
      error={error}
      defaultValue={defaultValue}
      onChange={(event) => {
        setLength([...event.target.value.trim()].length);
        onChange?.(event);
      }}
    />
  );
}
