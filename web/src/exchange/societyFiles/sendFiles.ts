import {
  announceSocietyImport,
  checkSocietyImport,
  sendSocietyPart,
  societyPartBytes,
} from '@omur/contract/exchange/societyFiles';
import { call } from '../../platform/api/call.ts';
import { again } from '../../platform/api/again.ts';
import { base64Of } from '../../platform/attachments/base64.ts';

interface Sending {
  name: string;
  files: readonly File[];
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** Announces files under a name, sends them in parts and has them checked. Answers the number of the migration. */
export async function sendFiles({ name, files, onSent, signal }: Sending): Promise<number> {
  const body = { societyImportName: name };
  const { societyImportId } = await call(announceSocietyImport, { body, signal });
  let sent = 0;
  for (const file of files)
    for (let at = 0; at < file.size; at += societyPartBytes) {
      const part = file.slice(at, at + societyPartBytes);
      const params = { societyImportId, fileName: file.name, partNumber: at / societyPartBytes + 1 };
      const content = await base64Of(part);
      await again(signal, () => call(sendSocietyPart, { params, body: { content }, signal }));
      sent += part.size;
      onSent(sent);
    }
  await again(signal, () => call(checkSocietyImport, { params: { societyImportId }, signal }));
  return societyImportId;
}
