import { Notice } from "~/components/account/notice";
import { useRootData } from "./root-data";

/** Messages from before this page, such as lines changed when two carts were merged. */
export function PageNotice() {
  const { notice } = useRootData();
  return notice.length === 0 ? null : (
    <div className="mx-auto max-w-[1280px] px-5 pt-5 md:px-8">
      <Notice lines={notice} />
    </div>
  );
}
