import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { RecordForm } from "~/components/office/form/record-form";
import { DoneNote } from "~/components/office/frame/done-note";
import { OfficePage } from "~/components/office/frame/office-page";
import { RecordHistory } from "~/components/office/record/record-history";
import { sendForm } from "~/components/ui/form/send-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officeSettingsPath } from "~/paths/office";
import { requireOffice } from "~/services/office/require-office.server";
import { loadSettingsPage, saveSettingsPage } from "~/services/office/settings-pages.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "setting" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadSettingsPage(ctx, params.module ?? "");
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return saveSettingsPage(ctx, request, params.module ?? "");
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

const doneTexts = {
  saved: "Saved. The shop shows it within a second.",
  restored: "Restored. The shop shows it within a second.",
};

export default function OfficeSettingsModulePage() {
  const { title, about, shows, form, texts, doubts, version, history } = useLoaderData<typeof loader>();
  return (
    <OfficePage title={title} intro={about} way={[{ to: officeSettingsPath(), label: "Settings" }]}>
      <DoneNote texts={doneTexts} />
      <div className="office-module">
        <p>
          <strong>Where it shows:</strong> {shows}
        </p>
        {doubts.length > 0 ? (
          <ul className="office-note">
            {doubts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        <RecordForm key={version} deed="settings" form={form} texts={texts} version={version} submit="Save" />
        <RecordHistory entries={history} version={version} />
      </div>
    </OfficePage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "Settings");
