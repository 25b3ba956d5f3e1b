import { mostBulkFileBytes, readBulkFile } from '@omur/contract/works/bulk';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { base64Of } from '../../platform/attachments/base64.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

type Answer = Awaited<ReturnType<typeof readFile>>;
/** What was read of a file that was chosen. */
export type ReadFile = Answer & { name: string };

const readFile = async (file: File) =>
  call(readBulkFile, { body: { fileName: file.name.slice(0, 200), content: await base64Of(file) } });

/** Has the server read a file that was chosen. */
export function useFileReading() {
  const t = useText();
  const [isReading, setIsReading] = useState(false);
  const [file, setFile] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const read = async (chosen: File) => {
    setProblem(chosen.size > mostBulkFileBytes ? t(messages.tooLarge) : undefined);
    if (chosen.size > mostBulkFileBytes) return;
    setIsReading(true);
    try {
      setFile({ ...(await readFile(chosen)), name: chosen.name.replace(/\.[^.]+$/u, '') });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, file, problem, close: () => setFile(undefined) };
}
