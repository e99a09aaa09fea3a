import { useAddress } from "~/components/ui/link/use-address";
import { OwnerHtml } from "~/components/ui/owner-html";
import { embedPath } from "~/paths";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";
import { useEmbedHeight } from "./use-embed-height";

/** Third-party code on an owner's page. */
export function EmbedCode({ props, items, name }: WidgetProps<Props, unknown, Item>) {
  const code = items[0]?.embedCodeTextarea ?? "";
  if (!code.trim()) return null;
  return props.useIframe ? <EmbedFrame props={props} name={name} /> : <OwnerHtml html={code} />;
}

function EmbedFrame({ props, name }: { props: Props; name: string }) {
  const address = useAddress();
  const isCustom = props.height === "custom";
  const { frame, heightPx, onLoad } = useEmbedHeight(!isCustom);
  return (
    <iframe
      ref={frame}
      src={address(embedPath(name))}
      title={props.title}
      onLoad={onLoad}
      loading="lazy"
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      // In default mode the overflow is hidden only until the frame grows to its content.
      className={`block w-full border-0 ${isCustom ? "" : "overflow-hidden"}`}
      style={{ height: isCustom ? props.heightInPx : (heightPx ?? props.heightInPx) }}
    />
  );
}
