import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameProblem, fileTypeOf, isFileType, nameToSaveBy, tidyFileName } from './fileRules.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('what a file is', () => {
  it.each([
    ['%PDF-1.4\n%âãÏÓ', 'application/pdf'],
    ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'image/png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['GIF89a', 'image/gif'],
    ['GIF87a', 'image/gif'],
  ] as const)('A1, L3.25 %j tells to be %s', (start, type) => {
    expect(fileTypeOf(bytes(start))).toBe(type);
    expect(isFileType(type)).toBe(true);
  });
  it.each([
    'MZ\x90\0\x03\0\0\0',
    ' %PDF-1.4',
    '%PD',
    'RIFF\x24\0\0\0WAVEfmt ',
    '<svg xmlns="http',
    '<html>%PDF-1.4',
    'PK\x03\x04\x14\0\x06\0',
    '',
  ])('A1 %j is nothing we take', (start) => expect(fileTypeOf(bytes(start))).toBeUndefined());
  it('A1 is decided by the beginning alone, whatever follows', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (rest) => {
        expect(fileTypeOf(Uint8Array.from([...bytes('%PDF-'), ...rest]))).toBe('application/pdf');
      }),
    );
  });
});

describe('the name of a file', () => {
  it('is one name, however it was typed', () =>
    expect(tidyFileName(' Ný plata.pdf '.normalize('NFD'))).toBe('Ný plata.pdf'.normalize('NFC')));
  it('A1 reaches nowhere: what is accepted has no slash and is no folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const name = tidyFileName(typed);
        if (fileNameProblem(name)) return;
        expect(name).not.toMatch(/[/\\\0]|^\.+$/);
        expect(new URL(`https://s/${encodeURIComponent(name)}`).pathname.split('/')).toHaveLength(2);
      }),
    );
  });
  it.each(['a.pdf', '.falin', 'Lög & ljóð 🎶.pdf', '%2e%2e%2f', '...x', "O'Brien.png"])('may be %j', (name) =>
    expect(fileNameProblem(name)).toBeUndefined(),
  );
  it.each(['a/b', 'a\\b', '.', '..', '...', 'a\nb', 'a\u202Eb', '\uD800'])('may not be %j', (name) =>
    expect(fileNameProblem(name)).toBe('file.nameLetters'),
  );
  it.each([
    ['cv.pdf', 'application/pdf', 'cv.pdf'],
    ['cv.PDF', 'application/pdf', 'cv.PDF'],
    ['cv.bat', 'application/pdf', 'cv.bat.pdf'],
    ['mynd', 'image/jpeg', 'mynd.jpg'],
    ['mynd.jpeg', 'image/jpeg', 'mynd.jpeg'],
  ] as const)('A1 %s that is %s is saved as %s', (name, type, saved) => {
    expect(nameToSaveBy(name, type)).toBe(saved);
  });
});
