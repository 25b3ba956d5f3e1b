import type { ErrorCode } from './errors.ts';

// What may be attached to an application or a contract (A1): PDF and images, told by their content.

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type FileType = (typeof fileTypes)[number];

export const mostFileMegabytes = 20;
export const mostFileBytes = mostFileMegabytes * 1024 * 1024;
/** A6: what a person has sent for things that nobody has decided on. */
export const mostWaitingMegabytes = 200;
export const mostWaitingBytes = mostWaitingMegabytes * 1024 * 1024;
/** So many files has one application or contract. */
export const mostFiles = 30;
/** So much of its beginning tells what a file is. */
export const telltaleBytes = 16;

const beginnings: readonly [FileType, RegExp][] = [
  ['application/pdf', /^%PDF-/],
  ['image/jpeg', /^\xFF\xD8\xFF/],
  // oxlint-disable-next-line no-control-regex -- it is how a PNG begins
  ['image/png', /^\x89PNG\r\n\x1A\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
];
const endings: Readonly<Record<FileType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.(jpe?g|jfif)$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'image/gif': /\.gif$/i,
};
const usualEnding: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
};

/** What a file is by its first bytes, whatever it is called. */
export function fileTypeOf(start: Uint8Array): FileType | undefined {
  const letters = String.fromCharCode(...start.subarray(0, telltaleBytes));
  return beginnings.find(([, beginning]) => beginning.test(letters))?.[0];
}

export function isFileType(type: string): type is FileType {
  return (fileTypes as readonly string[]).includes(type);
}

/** One spelling of a name, so that the same name is not taken for two. */
export function tidyFileName(name: string): string {
  return name.trim().normalize('NFC');
}

// Path separators, control characters, and what turns the direction of writing, with which "fdp.exe" looks like "exe.pdf".
const unfitLetters = /[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const longestName = 180;

/** What is wrong with a tidy name, if anything. */
export function fileNameProblem(name: string): ErrorCode | undefined {
  if (name === '') return 'file.nameMissing';
  if (name.length > longestName) return 'file.nameTooLong';
  if (/^\.+$/.test(name) || unfitLetters.test(name) || !name.isWellFormed()) return 'file.nameLetters';
  return undefined;
}

/** The name to save a file by, which ends as its content does: nobody is to open a PDF called `.bat` as a program. */
export function nameToSaveBy(name: string, type: FileType): string {
  return endings[type].test(name) ? name : `${name}${usualEnding[type]}`;
}
