/** How a cell begins that a spreadsheet would take for a formula, also after a line's end or signs that nobody sees. */
export const formulaStart = /^[\s\u200b\ufeff]*[=+\-@\t\r]/u;

/** The text of a file that somebody chose: UTF-8 with its mark or without, else what older programs save, Latin-1 as Windows has it. */
export function readFileText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
