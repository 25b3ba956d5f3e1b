import type { FileType } from '@omur/contract/platform/fileRules';

// What cameras write into pictures besides the picture: where it was taken, when, with what, and a small copy of the whole.

/** O137: a picture without what its camera says of it; the way up stays. What cannot be read as a picture is left as it is. */
export function bareImage(bytes: Uint8Array, type: FileType): Uint8Array {
  const parts = { 'image/jpeg': jpegParts, 'image/png': pngParts, 'image/webp': webpParts } as const;
  const read = parts[type as keyof typeof parts];
  const kept = read?.(bytes);
  return kept ? joined(kept) : bytes;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const startOfScan = 0xda;

/** Segments up to the scan: of those for programs, the ones that colours need stay, and the way up. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    // Cameras append further pictures, each with words of its own.
    if (marker === startOfScan) return [...parts, bytes.subarray(at, endOfJpeg(bytes, at))];
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    const turn = marker === 0xe1 ? orientationOf(segment) : undefined;
    if (turn) parts.push(turnedBy(turn));
    if (isNeeded(marker, segment)) parts.push(segment);
    at = end;
  }
  return undefined;
}

/** Where the scans end that begin at `from`; between them are tables. */
function endOfJpeg(bytes: Uint8Array, from: number): number {
  const view = viewOf(bytes);
  let at = from;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    const isTable = marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd9);
    if (marker === 0xd9) return at + 2;
    at += isTable && at + 4 <= bytes.length ? 2 + view.getUint16(at + 2) : 1;
  }
  return bytes.length;
}

/** JFIF, profiles of colours, and what Adobe's colours are read by; comments and the rest say something else. */
const isNeeded = (marker: number, segment: Uint8Array): boolean =>
  marker < 0xe0 ||
  marker === 0xe0 ||
  (marker === 0xe2 && textAt(segment, 4, 11) === 'ICC_PROFILE') ||
  marker === 0xee ||
  (marker > 0xef && marker !== 0xfe);

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

/** A segment of EXIF that says which way is up, and nothing else. */
const turnedBy = (way: number): Uint8Array =>
  Uint8Array.from([
    255,
    225,
    0,
    34,
    69,
    120,
    105,
    102,
    0,
    0,
    77,
    77,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    18,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    way,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

const wordsOfPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function pngParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = textAt(bytes, at + 4, 4);
    if (!wordsOfPng.has(name)) parts.push(bytes.subarray(at, end));
    // What comes after the end is no part of the picture.
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const flagsAt = 8;
const saysExifAndXmp = 0x0c;

function webpParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return undefined;
    const name = textAt(bytes, at, 4);
    const part = bytes.slice(at, end);
    if (name === 'VP8X') part[flagsAt] = (part[flagsAt] ?? 0) & ~saysExifAndXmp;
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(part);
    at = end;
  }
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + parts.reduce((length, part) => length + part.length, 0), true);
  return [head, ...parts];
}
