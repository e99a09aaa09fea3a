// @public

import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import { accountDataFilePath } from "~/paths/account";
import { buttonClass } from "../../ui/form/button";

/** The files with the customer's data, for a quarter of an hour. */
export const ArchiveFiles = ({ proof }: { proof: string }) => {
  const t = useTexts();
  return (
    <div className="max-w-prose space-y-5">
      <p>{t("Your data is ready. Keep the files somewhere private.")}</p>
      <div className="flex flex-wrap gap-3">
        <PlainLink
          href={accountDataFilePath("my-data.html", proof)}
          download
          className={buttonClass("primary")}
        >
          {t("Download to read (HTML)")}
        </PlainLink>
        <PlainLink
          href={accountDataFilePath("my-data.json", proof)}
          download
          className={buttonClass("secondary")}
        >
          {t("Download for other programs (JSON)")}
        </PlainLink>
      </div>
      <p className="text-sm text-muted">
        {t("You can download 5 files a day. These links end in 15 minutes.")}
      </p>
    </div>
  );
};
