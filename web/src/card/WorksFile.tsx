import { exportPersonWorks } from '@omur/contract/persons';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callFile } from '../api/call.ts';
import { Refusal } from '../api/refusal.ts';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import { messages } from './messages.ts';
import type { worksAsked } from './works.ts';

/** F9.10: fetches the list as it stands, as a file; a big catalogue takes a while and can be called off. */
export function useWorksFile(personId: number, query: ReturnType<typeof worksAsked>) {
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
      const name = `verk-${personId}.csv`;
      save(await callFile(exportPersonWorks, { params: { personId }, query, signal: run.signal }), name);
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

type WorksFile = ReturnType<typeof useWorksFile>;

export function WorksFileButton({ file }: { file: WorksFile }) {
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

export function WorksFileProblem({ file }: { file: WorksFile }) {
  const t = useText();
  if (file.problem === undefined) return null;
  return (
    <Alert
      look="danger"
      isAnnounced
      title={t(messages.csvFailed)}
      onClose={file.close}
      actions={<Button onClick={() => void file.fetchFile()}>{t(messages.again)}</Button>}
    >
      {file.problem}
    </Alert>
  );
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
