import { announceIpiImport, checkIpiImport, ipiPartBytes, sendIpiPart } from '@omur/contract/people/ipi';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { base64Of } from '../../platform/attachments/base64.ts';

const tries = 4;

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

/** A line that breaks is waited for; what the server refuses is not. */
async function again<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = isRefusal(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (signal.aborted || !mayPass || round === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** round));
    }
  }
}
