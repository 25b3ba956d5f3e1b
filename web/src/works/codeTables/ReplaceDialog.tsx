import { replaceCodes, type ReplacementResult } from '@omur/contract/works/codeTables';
import type { CodeList } from '@omur/contract/works/rules/codeLists';
import { readFileText } from '@omur/contract/platform/rules/fileText';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { FileTrial } from '../../platform/ui/FileTrial.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

const mostBytes = 1_000_000;

interface ReplaceDialogProps {
  codeList: CodeList;
  onClose: () => void;
}

const hints: Partial<Record<CodeList, Text>> = {
  territory: messages.replaceTreeHint,
  society: messages.replaceSocietiesHint,
};

/** X40: a dry run of a file, and then the file takes the place of the table. */
export function ReplaceDialog({ codeList, onClose }: ReplaceDialogProps) {
  const t = useText();
  const toast = useToast();
  const [result, setResult] = useState<ReplacementResult>();
  const { send, reset, isSending, refusal } = useChange(replaceCodes, (answer) => {
    setResult(answer);
    if (!answer.isTaken) return;
    toast({ text: t(messages.taken) });
    onClose();
  });
  const changes = result ? result.added + result.changed + result.ended : 0;
  return (
    <FileTrial
      title={t(messages.replace)}
      description={t(hints[codeList] ?? messages.replaceHint)}
      label={t(messages.file)}
      accept=".csv,.txt,text/csv,text/plain"
      mostBytes={mostBytes}
      tooLarge={t(messages.tooLarge)}
      act={t(messages.take)}
      read={async (file) => ({ fileName: file.name, fileText: readFileText(await file.arrayBuffer()) })}
      isTried={result !== undefined}
      isReady={result !== undefined && changes > 0 && result.codesInUse.length === 0}
      isSending={isSending}
      problem={refusal}
      onForget={() => {
        setResult(undefined);
        reset();
      }}
      onTry={(read) => send({ params: { codeList }, body: read })}
      onTake={(read) =>
        result && send({ params: { codeList }, body: { ...read, fingerprint: result.fingerprint } })
      }
      onClose={onClose}
    >
      {result && <Changes result={result} />}
    </FileTrial>
  );
}

function Changes({ result }: { result: ReplacementResult }) {
  const t = useText();
  const { added, changed, ended, codesInUse, codeChanges } = result;
  return (
    <>
      {codesInUse.length > 0 && (
        <Alert look="danger" isAnnounced title={t(messages.inUse)}>
          {codesInUse.join(', ')}
        </Alert>
      )}
      <p role="status">
        {added + changed + ended === 0 ? t(messages.nothing) : t(messages.summary, { added, changed, ended })}
      </p>
      <ul>
        {codeChanges.map(({ code, nameEnglish, kind }) => (
          <li key={`${kind} ${code}`}>
            <Badge look={kind === 'ended' ? 'amber' : 'neutral'}>{t(messages.kinds[kind])}</Badge>{' '}
            <span className="tabular">{code}</span> {nameEnglish}
          </li>
        ))}
      </ul>
    </>
  );
}
