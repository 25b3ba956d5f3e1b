import { announceIpiImport, checkIpiImport, ipiPartBytes, sendIpiPart } from '@omur/contract/people/ipi';
import { call } from '../../platform/api/call.ts';
import { again } from '../../platform/api/again.ts';
import { base64Of } from '../../platform/attachments/base64.ts';

/** Announces a file, sends it in parts and has it checked. Answers the number of the import. */
export async function sendFile(
  file: File,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { ipiImportId } = await call(announceIpiImport, {
    body: { fileName: file.name, sizeBytes: file.size },
    signal,
  });
  for (let at = 0; at < file.size; at += ipiPartBytes) {
    const part = file.slice(at, at + ipiPartBytes);
    const partNumber = at / ipiPartBytes + 1;
    const content = await base64Of(part);
    await again(signal, () =>
      call(sendIpiPart, { params: { ipiImportId, partNumber }, body: { content }, signal }),
    );
    onSent(at + part.size);
  }
  await again(signal, () => call(checkIpiImport, { params: { ipiImportId }, signal }));
  return ipiImportId;
}
