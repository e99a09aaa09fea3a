import { type MouseEvent, type RefObject, useRef } from "react";
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { ProductImage } from "~/models/platform/media/product-record";
import { doubleTapMs, zoom } from "~/models/shops/pages/gallery";
import { Picture } from "../picture";

type ZoomPictureProps = {
  image: ProductImage;
  name: string;
  onZoomed: (isZoomed: boolean) => void;
  /** Gets what keys and buttons zoom by. */
  controls: RefObject<ReactZoomPanPinchRef>;
};

/**
 * A picture on a touch screen: pinching enlarges it up to four times, a double tap toggles twice its size. It
 * may be pinched to half its size, no further, and returns to its own (rule gallery-4).
 */
export function ZoomPicture({ image, name, onZoomed, controls }: ZoomPictureProps) {
  const tappedAt = useRef(0);
  const rest = (ref: ReactZoomPanPinchRef) => {
    if (ref.state.scale < zoom.pinchMin) ref.resetTransform(zoom.animationMs);
  };
  const tap = (event: MouseEvent) => {
    const isSecond = event.timeStamp - tappedAt.current <= doubleTapMs;
    tappedAt.current = isSecond ? 0 : event.timeStamp;
    if (!isSecond || !controls.current) return;
    if (controls.current.state.scale > zoom.pinchMin) controls.current.resetTransform(zoom.animationMs);
    else controls.current.zoomToPoint(zoom.tap, event.clientX, event.clientY, zoom.animationMs);
  };
  return (
    <TransformWrapper
      ref={controls}
      minScale={zoom.min}
      maxScale={zoom.max}
      centerOnInit
      doubleClick={{ disabled: true }}
      zoomAnimation={{ animationTime: zoom.animationMs, size: 0 }}
      onPinchStop={rest}
      onWheelStop={rest}
      onTransform={(_ref, { scale }) => onZoomed(scale > zoom.pinchMin)}
    >
      <TransformComponent
        wrapperStyle={{ width: "100%", height: "100%" }}
        contentStyle={{ width: "100%", height: "100%" }}
        contentProps={{ onClick: tap }}
      >
        <Picture
          image={image}
          sizes="100vw"
          alt={image.alt || name}
          priority
          className="size-full object-contain"
        />
      </TransformComponent>
    </TransformWrapper>
  );
}
