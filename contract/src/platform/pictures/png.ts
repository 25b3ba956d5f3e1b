import { textAt, viewOf } from './bytes.ts';

/** The picture, its colours and transparency, its size on paper, and how it moves. */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT'.split(' '),
);

export function pngParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = textAt(bytes, at + 4, 4);
    if (needed.has(name)) parts.push(bytes.subarray(at, end));
    // What comes after the end is no part of the picture.
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}
