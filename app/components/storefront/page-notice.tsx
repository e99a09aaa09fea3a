import { useLocation } from "@remix-run/react";
import { Notice } from "../accounts/notice";
import { useRootData } from "../ui/root-data";

/** Messages from before this page, such as lines changed when two carts were merged (rule layout-9). */
export function PageNotice() {
  const { notice } = useRootData();
  const { pathname } = useLocation();
  return notice?.page !== pathname ? null : (
    <div className="mx-auto max-w-[1280px] px-5 pt-5 md:px-8">
      <Notice lines={notice.lines} tone={notice.tone} />
    </div>
  );
}
