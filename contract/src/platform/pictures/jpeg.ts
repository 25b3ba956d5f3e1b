import { textAt, viewOf } from './bytes.ts';

const startOfScan = 0xda;
const end = 0xd9;

/** Segments and scans up to the end: of those for programs, the ones that colours need stay, and the way up. */
export function jpegParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let hasScan = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Cameras append further pictures, each with words of its own.
    if (marker === end) return hasScan ? [...parts, bytes.subarray(at, at + 2)] : undefined;
    // A marker may be filled up before it.
    if (marker === 0xff) at += 1;
    else {
      if (marker < 0xc0 || (marker >= 0xd0 && marker < startOfScan)) return undefined;
      const length = view.getUint16(at + 2);
      const next = at + 2 + length;
      if (length < 2 || next > bytes.length) return undefined;
      parts.push(...keptOf(marker, bytes.subarray(at, next)));
      at = next;
      if (marker === startOfScan) {
        hasScan = true;
        at = endOfScan(bytes, next);
        parts.push(bytes.subarray(next, at));
      }
    }
  }
  return undefined;
}

/** Where the next segment begins; between scans there may be more of them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const marker = bytes[at + 1] ?? 0;
    const isOfScan = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isOfScan) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const jfifLength = 16;
const adobeLength = 14;

/** Tables and frames, JFIF without its small copy, profiles of colours, what Adobe's colours are read by, and the way up. */
function keptOf(marker: number, segment: Uint8Array): Uint8Array[] {
  if (marker < 0xe0) return [segment];
  if (marker === 0xe0 && textAt(segment, 4, 5) === 'JFIF\0' && segment.length >= 2 + jfifLength) {
    const bare = Uint8Array.from(segment.subarray(0, 2 + jfifLength));
    bare.set([0, jfifLength], 2);
    bare.set([0, 0], jfifLength);
    return [bare];
  }
  if (marker === 0xe1) {
    const turn = orientationOf(segment);
    return turn === undefined ? [] : [turnedBy(turn)];
  }
  if (marker === 0xe2 && textAt(segment, 4, 11) === 'ICC_PROFILE') return [segment];
  if (marker === 0xee && textAt(segment, 4, 5) === 'Adobe' && segment.length >= 2 + adobeLength) {
    const bare = Uint8Array.from(segment.subarray(0, 2 + adobeLength));
    bare.set([0, adobeLength], 2);
    return [bare];
  }
  return [];
}

const orientationTag = 0x0112;

/** 2 to 8 of the eight ways that a picture may lie; undefined where it lies as it is shown. */
function orientationOf(segment: Uint8Array): number | undefined {
  if (textAt(segment, 4, 4) !== 'Exif') return undefined;
  const tiff = viewOf(segment.subarray(10));
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    for (let i = 0; i < tiff.getUint16(directory, isLittle); i++) {
      const entry = directory + 2 + i * 12;
      if (tiff.getUint16(entry, isLittle) !== orientationTag) continue;
      const way = tiff.getUint16(entry + 8, isLittle);
      return way >= 2 && way <= 8 ? way : undefined;
    }
  } catch {
    // It ends before it says.
  }
  return undefined;
}

const exifHead = [255, 225, 0, 34, 69, 120, 105, 102, 0, 0];
const tiffHead = [77, 77, 0, 42, 0, 0, 0, 8];
const oneEntry = [0, 1, 1, 18, 0, 3, 0, 0, 0, 1];

/** A segment of EXIF that says which way is up, and nothing else. */
const turnedBy = (way: number): Uint8Array =>
  Uint8Array.from([...exifHead, ...tiffHead, ...oneEntry, 0, way, 0, 0, 0, 0, 0, 0]);
