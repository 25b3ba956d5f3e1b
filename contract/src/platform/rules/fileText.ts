/** How a cell begins that a spreadsheet would take for a formula, also after a line's end or signs that nobody sees, and in the wide letters of East Asia. */
export const formulaStart = /^[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠]/u;

/** The same within a cell: a spreadsheet that separates by another sign than the file's begins a cell there, whatever is quoted. */
const innerStart = /([;,\t\r\n|]["\s\u200b\ufeff]*)(?=[=+\-@＝＋－＠])/gu;

/** Makes harmless what stands within a text. The writer of the file takes care of its beginning. */
export const disarmedWithin = (text: string): string => text.replace(innerStart, "$1'");

/** The text of a file that somebody chose: UTF-8 with its mark or without, else what older programs save, Latin-1 as Windows has it. */
export function readFileText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
