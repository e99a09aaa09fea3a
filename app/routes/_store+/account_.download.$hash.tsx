import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DownloadButton } from "~/components/orders/download-list";
import { ButtonLink } from "~/components/ui/form/button";
import { useRootData } from "~/components/ui/page/root-data";
import { type DownloadRefusal, downloadRefusals, downloadText } from "~/models/orders/download/download-text";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { homePath } from "~/paths";
import { accountDownloadsPath } from "~/paths/account";
import { openDownload } from "~/services/orders/downloads/open-download.server";
import { pressDownload } from "~/services/orders/downloads/press-download.server";

/**
 * The page a mail's link opens. It counts nothing: programs that scan mails open every link (rule
 * downloads-5).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const found = await openDownload(context, params.hash ?? "");
  return json(found, "refusal" in found ? refusalStatus[found.refusal] : 200);
}

/**
 * Its button: counts a use and leads to the file. A refusal leads back to the page, which gives the reason.
 */
export async function action({ context, params }: ActionFunctionArgs) {
  return redirect(await pressDownload(context, params.hash ?? ""), 303);
}

const refusalStatus: Readonly<Record<DownloadRefusal, number>> = {
  unknown: 404,
  lost: 500,
  used_up: 410,
  expired: 410,
  withdrawn: 410,
};

export default function DownloadPage() {
  const found = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[640px] px-5 py-14 md:px-8 lg:py-20">
      {"refusal" in found ? <Refused refusal={found.refusal} /> : <Ready download={found.download} />}
    </div>
  );
}

function Ready({ download }: { download: Parameters<typeof downloadText>[0] }) {
  const { offersWithdrawal } = useRootData();
  return (
    <>
      <h1 className="font-display text-3xl wrap-anywhere">{download.fileName}</h1>
      <p className="mt-3 text-muted">
        {download.productName} · {download.sizeText} ·{" "}
        {phrase("Order {number}", { number: download.orderNumber })}
      </p>
      <p className="mt-1 text-muted">{downloadText(download)}</p>
      {offersWithdrawal ? (
        // Without this consent the right would go on (Article 16(m) of Directive 2011/83/EU).
        <p className="mt-4 text-sm">
          {phrase(
            "By downloading you agree that we deliver at once, and you know that your right of withdrawal ends with it.",
          )}
        </p>
      ) : null}
      <DownloadButton download={download} size="md" className="mt-6" />
    </>
  );
}

function Refused({ refusal }: { refusal: DownloadRefusal }) {
  const { heading, text } = downloadRefusals[refusal];
  return (
    <>
      <h1 className="font-display text-3xl">{phrase(heading)}</h1>
      <p className="mt-3 text-muted">{phrase(text)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={homePath()}>{phrase("Continue shopping")}</ButtonLink>
        <ButtonLink to={accountDownloadsPath()} variant="secondary">
          {phrase("Your downloads")}
        </ButtonLink>
      </div>
    </>
  );
}

export const meta: MetaFunction = (call) => [
  ...visitorPageMeta(call, phrase("Download")),
  // The address is the key of the file, which must not reach other sites.
  { name: "referrer", content: "same-origin" },
];
