import { getTally } from '@omur/contract/people/assemblies';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';

/** O127, O129: the signed result to download, and whether a receipt is among its ballots. */
export function CheckResult({ assemblyId }: { assemblyId: number }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isCounted, setIsCounted] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const params = { assemblyId };
  const file = useFile(`omur-${assemblyId}.json`, (signal) => callFile(getTally, { params, signal }));
  const look = async (event: FormEvent) => {
    event.preventDefault();
    setIsCounted(undefined);
    setProblem(undefined);
    try {
      const { ballots } = JSON.parse(await (await callFile(getTally, { params })).text()) as {
        ballots: { receipts: string[] };
      };
      setIsCounted(ballots.receipts.includes(typed.replace(/[^0-9a-f]/giu, '').toUpperCase()));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <Card title={t(messages.check)}>
      <Stack>
        <p className="dim">{t(messages.checkMore)}</p>
        <div>
          <Button icon={<Download />} isLoading={file.isFetching} onClick={() => void file.fetchFile()}>
            {t(messages.download)}
          </Button>
        </div>
        <FileProblem file={file} />
        <form className={styles.look} onSubmit={(event) => void look(event)}>
          <TextField
            label={t(messages.yourReceipt)}
            isNumeric
            autoComplete="off"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setIsCounted(undefined);
            }}
          />
          <Button type="submit">{t(messages.look)}</Button>
        </form>
        {problem && <Alert look="danger" isAnnounced title={problem} />}
        {isCounted !== undefined && (
          <Alert
            look={isCounted ? 'success' : 'warning'}
            isAnnounced
            title={t(isCounted ? messages.isCounted : messages.isNotCounted)}
          />
        )}
      </Stack>
    </Card>
  );
}
