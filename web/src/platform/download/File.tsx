import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import { messages } from './messages.ts';

/** Fetches something as a file (F9.10). A big one takes a while and can be called off. */
export function useFile(name: string, fetchContent: (signal: AbortSignal) => Promise<Blob>) {
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
      save(await fetchContent(run.signal), name);
      toast({ text: t(messages.done, { file: name }) });
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

type FetchedFile = ReturnType<typeof useFile>;

export function FileButton({ file, label }: { file: FetchedFile; label?: string }) {
  const t = useText();
  return (
    <>
      {file.isFetching && (
        <Button look="quiet" onClick={file.cancel}>
          {t(messages.cancel)}
        </Button>
      )}
      <Button icon={<Download />} isLoading={file.isFetching} onClick={() => void file.fetchFile()}>
        {file.isFetching ? t(messages.waits) : (label ?? t(messages.fetchCsv))}
      </Button>
    </>
  );
}

export function FileProblem({ file }: { file: FetchedFile }) {
  const t = useText();
  if (file.problem === undefined) return null;
  return (
    <Alert
      look="danger"
      isAnnounced
      title={t(messages.failed)}
      onClose={file.close}
      actions={<Button onClick={() => void file.fetchFile()}>{t(messages.again)}</Button>}
    >
      {file.problem}
    </Alert>
  );
}

/** Hands a file to the browser to keep. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
