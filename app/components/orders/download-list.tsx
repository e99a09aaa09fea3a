// @public

import { Link } from "@remix-run/react";
import { PlainForm } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import { downloadText } from "~/models/orders/download/download-text";
import type { DownloadView } from "~/models/orders/download/download-view";
import { accountOrderPath } from "~/paths/account";
import { Button, type ButtonSize } from "../ui/form/button";

/** Bought files with what is left of them. `namesOrder` says which order each is from. */
export function DownloadList({
  downloads,
  namesOrder = false,
}: {
  downloads: DownloadView[];
  namesOrder?: boolean;
}) {
  const t = useTexts();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {downloads.map((download) => (
        <li key={download.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{download.fileName}</p>
            <p className="text-sm text-muted">
              {download.productName} · {download.sizeText}
            </p>
            <p className="text-sm text-muted">{downloadText(download)}</p>
            {namesOrder ? (
              <Link
                to={accountOrderPath(download.orderId)}
                className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
              >
                {t("Order {orderNumber}", { orderNumber: download.orderNumber })}
              </Link>
            ) : null}
          </div>
          {download.path ? <DownloadButton download={download} size="sm" /> : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * Downloads a bought file. Each press counts, so it is a button of a form and not a link (rule downloads-5).
 */
export function DownloadButton({
  download: { path, fileName },
  size,
  className,
}: {
  download: Pick<DownloadView, "path" | "fileName">;
  size: ButtonSize;
  className?: string;
}) {
  const t = useTexts();
  return (
    // Not a form of the router: the answer is a file.
    <PlainForm method="post" action={path}>
      <Button size={size} className={className} aria-label={t("Download {fileName}", { fileName })}>
        {t("Download")}
      </Button>
    </PlainForm>
  );
}

/** The files of an order under their heading; nothing without any. */
export function OrderDownloads({ downloads }: { downloads: DownloadView[] }) {
  const t = useTexts();
  if (downloads.length === 0) return null;
  return (
    <section aria-labelledby="order-downloads" className="mt-10">
      <h2 id="order-downloads" className="mb-4 text-xl font-medium">
        {t("Your downloads")}
      </h2>
      <DownloadList downloads={downloads} />
    </section>
  );
}
