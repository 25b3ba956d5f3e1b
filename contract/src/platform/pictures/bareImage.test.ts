import { describe, expect, it } from 'vitest';
import type { FileType } from '../fileRules.ts';
import { bareImage as bareOf } from './bareImage.ts';

const bareImage = (bytes: Uint8Array, type: FileType) => bareOf(bytes, type) ?? Uint8Array.of();
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

/** As far as the size of the small copy, of which there is none. */
const jfif = [...ascii('JFIF'), 0, 1, 2, 0, 0, 1, 0, 1, 0, 0];

describe('a picture of news', () => {
  const colours = segment(0xe2, [...ascii('ICC_PROFILE'), 0, 1, 1]);
  const tables = segment(0xdb, [1, 2, 3]);
  it.each([true, false])(
    'O137, O181 loses place, camera and small copies, and stays the right way up (little end first: %s)',
    (isLittle) => {
      const given = jpeg(
        segment(0xe0, [...jfif.slice(0, -2), 1, 1, ...place]),
        segment(0xe0, [...ascii('JFXX'), 0, 0x10, ...place]),
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
      expect(bare).toEqual(jpeg(segment(0xe0, jfif), turned, colours, tables));
      expect(bareImage(bare, 'image/jpeg')).toEqual(bare);
      expect(bareImage(Uint8Array.from([...given, ...given]), 'image/jpeg')).toEqual(bare);
    },
  );
  it('O137 that lies as it is shown has no EXIF left', () => {
    expect(bareImage(jpeg(segment(0xe1, exif(1, true)), tables), 'image/jpeg')).toEqual(jpeg(tables));
  });
  it('O181 may be filled up before its markers, and has no words between its scans', () => {
    const scan = [0xff, 0xda, 0, 2, 7, 0xff, 0, 8, 0xff, 0xd0, 9];
    const given = [0xff, 0xd8, 0xff, 0xff, 0xff, ...segment(0xfe, place), 0xff, ...tables, ...scan];
    const more = [
      ...segment(0xfe, place),
      ...segment(0xe5, place),
      ...tables,
      ...scan,
      0xff,
      0xff,
      0xd9,
      ...place,
    ];
    expect(bareImage(Uint8Array.from([...given, ...more]), 'image/jpeg')).toEqual(
      Uint8Array.from([0xff, 0xd8, ...tables, ...scan, ...tables, ...scan, 0xff, 0xd9]),
    );
  });
  it('O137, O181 has no words in PNG, nor what nobody has heard of', () => {
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
      chunk('caBX', place),
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
      ...(content.length % 2 ? [0] : []),
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
    const frame = (...chunks: number[][]) =>
      chunk('ANMF', [...Array.from({ length: 16 }, () => 3), ...chunks.flat()]);
    const given = webp(
      chunk('VP8X', [0x1c, 0]),
      frame(chunk('tell', place), chunk('VP8 ', [1, 2])),
      chunk('EXIF', place),
      chunk('XMP ', [1, 2]),
    );
    const bare = webp(chunk('VP8X', [0x10, 0]), frame(chunk('VP8 ', [1, 2])));
    expect(bareImage(Uint8Array.from([...given, ...place]), 'image/webp')).toEqual(bare);
    expect(bareImage(bare, 'image/webp')).toEqual(bare);
  });
  it('O181 has neither comments nor words of programs in GIF, and goes on moving', () => {
    const blocks = (...some: number[][]) => [...some.flatMap((one) => [one.length, ...one]), 0];
    const program = (name: string, ...some: number[][]) => [0x21, 0xff, ...blocks(ascii(name), ...some)];
    const head = [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 1, 1, 1, 2, 2, 2];
    const control = [0x21, 0xf9, 4, 0, 5, 0, 0, 0];
    const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, ...blocks([0x4c, 1])];
    const loop = program('NETSCAPE2.0', [1, 0, 0]);
    const bare = Uint8Array.from([...head, ...loop, ...control, ...image, ...control, ...image, 0x3b]);
    const given = [
      head,
      program('NETSCAPE2.0', [1, 0, 0], place),
      program('XMP DataXMP', place),
      [0x21, 0xfe, ...blocks(place, place)],
      control,
      image,
      [0x21, 0x01, ...blocks(place)],
      control,
      image,
      [0x3b],
      place,
    ];
    expect(bareImage(Uint8Array.from(given.flat()), 'image/gif')).toEqual(bare);
    expect(bareImage(bare, 'image/gif')).toEqual(bare);
    expect(bareOf(bare.subarray(0, -1), 'image/gif')).toBeUndefined();
  });
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] as const)(
    'O181 is none where it cannot be read as %s',
    (type) => {
      const broken = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 250, 250, 250, 250, 250, 250]);
      expect(bareOf(broken, type)).toBeUndefined();
      expect(bareOf(broken.subarray(0, 3), type)).toBeUndefined();
    },
  );
});
