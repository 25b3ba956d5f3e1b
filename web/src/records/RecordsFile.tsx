import { exportRecords } from '@omur/contract/records';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callFile } from '../api/call.ts';
import { Refusal } from '../api/refusal.ts';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import type { recordsAsked } from './address.ts';
import { messages } from './messages.ts';

const name = 'skraningar.csv';

/** Fetches the records as they are filtered, as a file; many take a while and can be called off. */
export function useRecordsFile(query: ReturnType<typeof recordsAsked>) {
  const t = useText();
  const toast = useToast();
  const running = useRef<AbortController>(undefined);
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  const fetchFile = async () => {
    const run = new AbortController();
    running.current = run;
    setIsFetching(true);
    setProblem(undefined);
    try {
      save(await callFile(exportRecords, { params: {}, query, signal: run.signal }));
      toast({ text: t(messages.csvDone, { file: name }) });
    } catch (error) {
      if (!run.signal.aborted) setProblem(error instanceof Refusal ? error.message : '');
    } finally {
      setIsFetching(false);
    }
  };
  return {
    isFetching,
    problem,
    fetchFile,
    cancel: () => running.current?.abort(),
    close: () => setProblem(undefined),
  };
}

type RecordsFile = ReturnType<typeof useRecordsFile>;

export function RecordsFileButton({ file }: { file: RecordsFile }) {
  const t = useText();
  return (
    <>
      {file.isFetching && (
        <Button look="quiet" onClick={file.cancel}>
          {t(messages.csvCancel)}
        </Button>
      )}
      <Button icon={<Download />} isLoading={file.isFetching} onClick={() => void file.fetchFile()}>
        {t(file.isFetching ? messages.csvWaits : messages.csv)}
      </Button>
    </>
  );
}

export function RecordsFileProblem({ file }: { file: RecordsFile }) {
  const t = useText();
  if (file.problem === undefined) return null;
  return (
    <Alert look="danger" isAnnounced title={t(messages.csvFailed)} onClose={file.close}>
      {file.problem}
    </Alert>
  );
}

function save(content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
