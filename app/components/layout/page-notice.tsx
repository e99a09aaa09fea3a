import { Notice } from "~/components/account/notice";
import { useRootData } from "./root-data";

/** What happened on the way to this page, such as lines changed when two carts became one. */
export function PageNotice() {
  const { notice } = useRootData();
  return notice.length === 0 ? null : (
    <div className="mx-auto max-w-[1280px] px-5 pt-5 md:px-8">
      <Notice lines={notice} />
    </div>
  );
}
