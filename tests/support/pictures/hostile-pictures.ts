import { deflateSync } from "node:zlib";

const svg = (body: string, size = 'width="400" height="400"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`,
  );

/**
 * Nine groups that each show the one before ten times: a billion shapes in 3 kB. However fast a machine is,
 * librsvg draws half a million of them at most and then refuses the drawing.
 */
const fanOut = (shape: string): string => {
  const levels = 9;
  const uses = (id: number) => `<use xlink:href="#g${id}" x="1"/>`.repeat(10);
  const groups = Array.from({ length: levels }, (_, at) => `<g id="g${at + 1}">${uses(at)}</g>`);
  return `<defs><g id="g0">${shape}</g>${groups.join("")}</defs><use xlink:href="#g${levels}"/>`;
};

const blur =
  '<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".9" numOctaves="99999999"/><feMorphology operator="dilate" radius="9999"/><feGaussianBlur stdDeviation="9999"/></filter>';
/** Gradients that each refer to the next: a decoder looks for the colors of `r0` in all of them. */
const gradients = Array.from(
  { length: 3000 },
  (_, at) => `<radialGradient id="r${at}" xlink:href="#r${at + 1}"/>`,
).join("");

/**
 * A PNG whose header says it has so many pixels, all of them one color: a few kilobytes for each hundred
 * megapixels.
 */
function flatPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(name, 4, "latin1");
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(side))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A drawing of 3 kB that asks for hours. */
export const endlessDrawing = svg(fanOut('<path d="M0 0h9v9z"/>'));

/**
 * Small files that ask a decoder for hours, or for gigabytes. None is ever drawn, however fast the machine
 * is.
 */
export const hostilePictures: { name: string; bytes: Buffer }[] = [
  { name: "fan-out of use", bytes: endlessDrawing },
  { name: "filters", bytes: svg(blur + fanOut('<rect width="400" height="400" filter="url(#f)"/>')) },
  {
    name: "gradients",
    bytes: svg(`<defs>${gradients}</defs>${fanOut('<path d="M0 0h400v400z" fill="url(#r0)"/>')}`),
  },
  { name: "huge drawing", bytes: svg("<rect width='9' height='9'/>", 'width="32000" height="32000"') },
  { name: "huge PNG", bytes: flatPng(30_000) },
  {
    name: "GIF that says it is huge",
    bytes: Buffer.from(
      "GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x16\x8c-\x99\x87*\x1c\xdc3\xa0\x02u\xec\x95\xfa\xa8\xde`\x8c\x04\x91L\x01\0;",
      "latin1",
    ),
  },
];
