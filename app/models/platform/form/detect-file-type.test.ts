import { describe, expect, test } from "vitest";
import { detectFileType } from "./detect-file-type";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const container = (brand: string, ...compatible: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(16 + compatible.length * 4)}ftyp${brand}\0\0\0\0${compatible.join("")}`);

describe("detectFileType recognizes files by content", () => {
  test.each([
    ["image/jpeg", bytes("\xff\xd8\xff\xe0\0\x10JFIF")],
    ["image/png", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
    ["image/gif", bytes("GIF89a\x01\0")],
    ["image/webp", bytes("RIFF\x24\0\0\0WEBPVP8 ")],
    ["application/pdf", bytes("%PDF-1.7\n")],
    ["image/heic", container("heic", "mif1")],
    ["image/heic", container("mif1", "heic")],
    ["image/avif", container("avif")],
    ["image/avif", container("mif1", "avif")],
    ["image/svg+xml", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["image/svg+xml", bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg width="1"></svg>')],
  ])("%s", (type, content) => {
    expect(detectFileType(content)).toBe(type);
  });

  test.each([
    ["a Windows program", bytes("MZ\x90\0\x03")],
    ["a Linux program", bytes("\x7fELF\x02\x01")],
    ["a shell script", bytes("#!/bin/sh\nrm -rf /")],
    ["a web page", bytes("<html><svg></svg></html>")],
    ["an SVG with a script", bytes("<svg><script>alert(1)</script></svg>")],
    ["an SVG with a handler", bytes('<svg onload="alert(1)"/>')],
    ["an SVG that is not text", bytes("<svg>\xff</svg>")],
    ["a film", container("isom", "mp41")],
    ["a RIFF that is sound", bytes("RIFF\x24\0\0\0WAVEfmt ")],
    ["nothing", bytes("")],
    ["a cut-off container", bytes("\0\0\0\x18ftyp")],
  ])("%s is not recognized", (_, content) => {
    expect(detectFileType(content)).toBeNull();
  });
});
