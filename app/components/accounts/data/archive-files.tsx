// @public

import { accountDataFilePath } from "~/paths/account";
import { buttonClass } from "../../ui/form/button";

/** The files with the customer's data, for a quarter of an hour. */
export const ArchiveFiles = ({ proof }: { proof: string }) => (
  <div className="max-w-prose space-y-5">
    <p>Your data is ready. Keep the files somewhere private.</p>
    <div className="flex flex-wrap gap-3">
      <a href={accountDataFilePath("my-data.html", proof)} download className={buttonClass("primary")}>
        Download to read (HTML)
      </a>
      <a href={accountDataFilePath("my-data.json", proof)} download className={buttonClass("secondary")}>
        Download for other programs (JSON)
      </a>
    </div>
    <p className="text-sm text-muted">You can download 5 files a day. These links end in 15 minutes.</p>
  </div>
);
