import { sendFolder } from '../src/exchange/societyFiles/sendFolder.ts';
import type { SourceFile } from '../src/exchange/societyFiles/stage.ts';
import type { Portal, Someone } from './portal.ts';

/** A file of another system, by its name without the ending, with its lines. */
export function textFile(kind: string, ...lines: readonly string[]): SourceFile {
  const bytes = Buffer.from(lines.join('\n'));
  return {
    fileName: `${kind}.csv`,
    sizeBytes: bytes.length,
    pieces: async function* () {
      yield bytes;
    },
  };
}

/** Sends files as the command does, and has them checked. Answers the number of the import. */
export const sendSociety = (
  portal: Portal,
  { userId }: Someone,
  files: readonly SourceFile[],
  takesTwo = true,
): Promise<number> => sendFolder(portal.pool, files, { name: 'Gamla kerfið', takesTwo, userId });
