// @public

import type { ReactNode } from "react";
import type { BannerShape, BannerWords } from "~/models/content/popups/banner";
import { widePictureClass } from "./banner-shape";

type BannerFrameProps = {
  picture: ReactNode;
  words: ReactNode;
  /** Where the words stand from 992 px on; below they stand beneath the picture. */
  place: BannerWords;
  /** How much of the container the words take beside a picture: `half` is at most 37 rem. */
  width?: "third" | "half" | "two-thirds" | "full";
  shape: BannerShape;
  /** Classes of the picture's height where no shape decides it. */
  height: string;
  /** Classes of the words: how they are aligned. */
  wordsClass?: string;
  className?: string;
};

/**
 * A banner as wide as the page: words and picture have cells of their own and never meet (rule widgets-2).
 */
export function BannerFrame({
  picture,
  words,
  place,
  width = "half",
  shape,
  height,
  wordsClass = "",
  className = "",
}: BannerFrameProps) {
  return (
    <div
      className={`banner ${picture ? "" : "no-picture"} ${className}`.trim()}
      data-words={words && picture ? place : undefined}
      data-width={width}
      data-shape={shape || undefined}
    >
      {picture ? (
        <div className={`banner-picture ${shape ? widePictureClass[shape] : height}`}>{picture}</div>
      ) : null}
      {words ? <div className={`banner-words ${wordsClass}`.trim()}>{words}</div> : null}
    </div>
  );
}
