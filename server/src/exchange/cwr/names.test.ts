import { describe, expect, it } from 'vitest';
import { fileNameOf, readFileName } from './fileName.ts';
import { isTransliterable, transliterate } from './transliterate.ts';

describe('X12 transliteration', () => {
  it.each([
    ['Þrjú ljóð á öxl', 'THRJU LJOD A OXL'],
    ['Ævintýri Æsu', 'AEVINTYRI AESU'],
    ['Łukasik-Čapková', 'LUKASIK-CAPKOVA'],
    ['Straße „Größe“', 'STRASSE "GROSSE"'],
    ['Ólafur  Ýr – eða|og', 'OLAFUR YR - EDA/OG'],
    ['Bjørn Åge Œuvre', 'BJORN AGE OEUVRE'],
    ['夜 IS', '? IS'],
    ['', ''],
  ])('X12 writes %s as %s', (text, plain) => expect(transliterate(text)).toBe(plain));
  it('X12 knows which titles need a native record', () => {
    expect(isTransliterable('Þula')).toBe(true);
    expect(isTransliterable('夜の歌')).toBe(false);
  });
});

describe('X11 names of files', () => {
  it('X11 writes and reads them', () => {
    const parts = { year: 26, sequence: 7, sender: 'OMR', receiver: '077', version: '2.2' as const };
    expect(fileNameOf(parts)).toBe('CW260007OMR_077.V22');
    expect(readFileName('CW260007OMR_077.V22')).toEqual(parts);
    expect(readFileName('cw0601emi_44.v21')).toEqual({
      year: 6,
      sequence: 1,
      sender: 'EMI',
      receiver: '44',
      version: '2.1',
    });
    expect(fileNameOf({ ...parts, year: 2031, receiver: '000', version: '2.1' })).toBe('CW310007OMR_000.V21');
  });
  it('X11 refuses what has no place in a name', () => {
    const parts = { year: 26, sequence: 7, sender: 'OMR', receiver: '077', version: '2.2' as const };
    expect(() => fileNameOf({ ...parts, sender: 'omur' })).toThrow('two or three');
    expect(() => fileNameOf({ ...parts, sequence: 10_000 })).toThrow('1 to 9999');
    expect(readFileName('CW26_077.V22')).toBeUndefined();
    expect(readFileName('CW260007OMR_077.V30')).toBeUndefined();
  });
});
