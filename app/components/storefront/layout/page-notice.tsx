// @public

import { useLocation } from "@remix-run/react";
import { Notice } from "../../accounts/notice";
import { useRootData } from "../../ui/page/root-data";

/** Messages from before this page, such as lines changed when two carts were merged (rule layout-9). */
export function PageNotice() {
  const { notice } = useRootData();
  const { pathname } = useLocation();
  return notice?.page !== pathname ? null : (
    <div className="page-width pt-5">
      <Notice lines={notice.lines} tone={notice.tone} />
    </div>
  );
}
