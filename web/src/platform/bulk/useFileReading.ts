import { mostBulkFileBytes, readBulkFile } from '@omur/contract/platform/calls/bulk';
import type { BulkKind } from '@omur/contract/platform/rules/sheetLines';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { base64Of } from '../attachments/base64.ts';
import { useText } from '../i18n/texts.tsx';
import { messages } from './messages.ts';
import { useView } from './view.ts';

type Answer = Awaited<ReturnType<typeof readFile>>;
/** What was read of a file that was chosen. */
export type ReadFile = Answer & { name: string };

const readFile = async (bulkKind: BulkKind, file: File) =>
  call(readBulkFile, {
    body: { bulkKind, fileName: file.name.slice(0, 200), content: await base64Of(file) },
  });

/** Has the server read a file that was chosen. */
export function useFileReading() {
  const t = useText();
  const { form } = useView();
  const [isReading, setIsReading] = useState(false);
  const [file, setFile] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const read = async (chosen: File) => {
    setProblem(chosen.size > mostBulkFileBytes ? t(messages.tooLarge) : undefined);
    if (chosen.size > mostBulkFileBytes) return;
    setIsReading(true);
    try {
      setFile({ ...(await readFile(form.kind, chosen)), name: chosen.name.replace(/\.[^.]+$/u, '') });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, file, problem, close: () => setFile(undefined) };
}
