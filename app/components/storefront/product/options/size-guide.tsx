import { useEffect, useRef, useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import { lostConnection } from "~/models/platform/error/lost-connection";
import { setLost } from "../../../ui/browser-state";
import { OwnerHtml } from "../../../ui/owner-html";
import { ModalDialog } from "../../../ui/panel/modal-dialog";

type SizeGuideProps = {
  /** Page of the shop; a place in it, as in /sizing#shoes, is shown alone. */
  path: string;
  onClose: () => void;
};

/** The page of the shop's size guide in a dialog (rule product-13). */
export default function SizeGuide({ path, onClose }: SizeGuideProps) {
  const t = useTexts();
  const [html, setHtml] = useState("");
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const left = new AbortController();
    fetchContent(path, left.signal).then(setHtml, () => {
      if (left.signal.aborted) return;
      setLost(lostConnection.part);
      close.current();
    });
    return () => left.abort();
  }, [path]);
  return (
    <ModalDialog label={t("Size guide")} onClose={onClose} startsAtClose className="w-[40rem]">
      <div className="size-guide prose" aria-busy={html === ""}>
        {html ? (
          <OwnerHtml html={html} />
        ) : (
          <p role="status" className="text-muted">
            {t("Loading…")}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}

/** What a page of the shop says between its header and footer. Its scripts stay where they are: none runs. */
async function fetchContent(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(localAddress(path), { signal, headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`The size guide answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [, place = ""] = path.split("#");
  const content = (place && page.getElementById(place)) || page.getElementById("content");
  const html = content?.innerHTML.trim();
  if (!html) throw new Error("The size guide is empty");
  return html;
}
