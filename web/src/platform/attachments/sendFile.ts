import { fileCallsOf, type FileOwnerKind } from '@omur/contract/platform/calls/files';
import type { FileType } from '@omur/contract/platform/fileRules';
import { call } from '../api/call.ts';
import { Refusal } from '../api/refusal.ts';
import { chosenLanguage, textIn } from '../i18n/text.ts';
import { messages } from './messages.ts';

export interface Sending {
  ownerKind: FileOwnerKind;
  ownerId: number;
  file: File;
  type: FileType;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** O137, O181: what everybody may see goes without the place and the camera. */
async function bareFile(file: File, type: FileType): Promise<File> {
  const { bareFileOf } = await import('./bareFile.ts');
  return bareFileOf(file, type);
}

/** A1: asks for a place to send a file to, sends it straight there, and says that it is there. Throws a Refusal. */
export async function sendFile({
  ownerKind,
  ownerId,
  file: chosen,
  type,
  signal,
  onProgress,
}: Sending): Promise<void> {
  const calls = fileCallsOf[ownerKind];
  const file = ownerKind === 'news' ? await bareFile(chosen, type) : chosen;
  const { fileId, uploadUrl } = await call(calls.offer, {
    params: { ownerId },
    body: { fileName: file.name, fileType: type, sizeBytes: file.size },
    signal,
  });
  await put(uploadUrl, { file, type, signal, onProgress });
  await call(calls.confirm, { params: { ownerId, fileId }, signal });
}

interface Put {
  file: File;
  type: FileType;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Only XMLHttpRequest tells how far a sending is. */
function put(url: string, { file, type, signal, onProgress }: Put) {
  return new Promise<void>((resolve, reject) => {
    const broke = (status: number) =>
      reject(new Refusal(status, 'network', textIn(chosenLanguage(), messages.lineBroke)));
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('if-none-match', '*');
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded / file.size));
    // It is there already when only the answer to an earlier try was lost.
    request.addEventListener('load', () =>
      request.status < 300 || request.status === 412 ? resolve() : broke(request.status),
    );
    request.addEventListener('error', () => broke(0));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
