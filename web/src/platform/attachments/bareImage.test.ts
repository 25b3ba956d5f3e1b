import { describe, expect, it } from 'vitest';
import { bareImage } from './bareImage.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];
const place = ascii('64.1466 N 21.9426 W Canon');
const says = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** EXIF with an orientation, in either order of bytes, and a place. */
const exif = (way: number, isLittle: boolean) => {
  const two = (value: number) => (isLittle ? u16(value).toReversed() : u16(value));
  const four = (value: number) => (isLittle ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  const head = [...ascii('Exif'), 0, 0, ...ascii(isLittle ? 'II' : 'MM'), ...two(42), ...four(8)];
  return [...head, ...two(1), ...two(0x0112), ...two(3), ...four(1), ...two(way), 0, 0, ...four(0), ...place];
};
const jpeg = (...segments: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);

describe('a picture of news', () => {
  const colours = segment(0xe2, [...ascii('ICC_PROFILE'), 0, 1, 1]);
  const tables = segment(0xdb, [1, 2, 3]);
  it.each([true, false])(
    'O137 loses place and camera, and stays the right way up (little end first: %s)',
    (isLittle) => {
      const given = jpeg(
        segment(0xe0, ascii('JFIF')),
        segment(0xe1, exif(6, isLittle)),
        segment(0xe1, [...ascii('http://ns.adobe.com/xap/1.0/'), 0, ...place]),
        segment(0xed, place),
        segment(0xfe, place),
        colours,
        tables,
      );
      const bare = bareImage(given, 'image/jpeg');
      expect(says(bare)).not.toContain('Canon');
      const turned = segment(0xe1, exif(6, false).slice(0, -place.length));
      expect(bare).toEqual(jpeg(segment(0xe0, ascii('JFIF')), turned, colours, tables));
      expect(bareImage(bare, 'image/jpeg')).toEqual(bare);
      expect(bareImage(Uint8Array.from([...given, ...given]), 'image/jpeg')).toEqual(bare);
    },
  );
  it('O137 that lies as it is shown has no EXIF left', () => {
    expect(bareImage(jpeg(segment(0xe1, exif(1, true)), tables), 'image/jpeg')).toEqual(jpeg(tables));
  });
  it('O137 has no words in PNG', () => {
    const chunk = (name: string, content: readonly number[]) => [
      0,
      0,
      ...u16(content.length),
      ...ascii(name),
      ...content,
      9,
      9,
      9,
      9,
    ];
    const head = [137, 80, 78, 71, 13, 10, 26, 10];
    const given = [
      head,
      chunk('IHDR', [1]),
      chunk('eXIf', place),
      chunk('iTXt', place),
      chunk('IDAT', [2]),
      chunk('IEND', []),
      place,
    ];
    expect(bareImage(Uint8Array.from(given.flat()), 'image/png')).toEqual(
      Uint8Array.from([head, chunk('IHDR', [1]), chunk('IDAT', [2]), chunk('IEND', [])].flat()),
    );
  });
  it('O137 has none in WebP, and says so', () => {
    const chunk = (name: string, content: readonly number[]) => [
      ...ascii(name),
      content.length,
      0,
      0,
      0,
      ...content,
    ];
    const webp = (...chunks: number[][]) =>
      Uint8Array.from([
        ...ascii('RIFF'),
        4 + chunks.flat().length,
        0,
        0,
        0,
        ...ascii('WEBP'),
        ...chunks.flat(),
      ]);
    const given = webp(
      chunk('VP8X', [0x1c, 0]),
      chunk('VP8 ', [1, 2]),
      chunk('EXIF', [...place, 0]),
      chunk('XMP ', [1, 2]),
    );
    expect(bareImage(given, 'image/webp')).toEqual(webp(chunk('VP8X', [0x10, 0]), chunk('VP8 ', [1, 2])));
  });
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const)(
    'is left as it is where it cannot be read as %s',
    (type) => {
      const broken = Uint8Array.from([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 250, 250, 250, 250, 250, 250, 250, 250, 250,
      ]);
      expect(bareImage(broken, type).subarray(0, 4)).toEqual(broken.subarray(0, 4));
    },
  );
});
