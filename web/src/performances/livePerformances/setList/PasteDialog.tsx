import { type PastedLine, readPastedSetList } from '@omur/contract/performances/rules/pastedSetList';
import {
  longestLineTexts,
  mostMatchedLines,
  mostSetListLines,
} from '@omur/contract/performances/rules/setList';
import { type LineMatch, matchLines } from '@omur/contract/performances/workMatches';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { formatWhole } from '../../../platform/i18n/format.ts';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { TextArea } from '../../../platform/ui/TextArea.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import type { SetListRow } from '../form.ts';
import { FromPicture } from './FromPicture.tsx';
import { messages } from './messages.ts';
import { type MatchedLine, matchedLines, rowOfAnswer, swapped } from './matchedLines.ts';
import { PastedMatches } from './PastedMatches.tsx';

interface PasteDialogProps {
  /** How many lines the list has already. */
  count: number;
  /** Kept with the draft, so that nothing that was pasted is lost. */
  pasted: string;
  onPasted: (pasted: string) => void;
  onAdd: (rows: readonly SetListRow[]) => void;
  onClose: () => void;
}

/** A set list as text: its lines are matched with works, and the unsure ones asked about. */
export function PasteDialog({ count, pasted, onPasted, onAdd, onClose }: PasteDialogProps) {
  const t = useText();
  const toast = useToast();
  const formId = useId();
  const [isTried, setIsTried] = useState(false);
  const [lines, setLines] = useState<readonly MatchedLine[]>();
  const read = useMemo(() => readPastedSetList(pasted), [pasted]);
  const room = mostSetListLines - count;
  const finding = useMutation({
    networkMode: 'always',
    mutationFn: () => matchedOf(read),
    onSuccess: (matched) => {
      setLines(matched);
      setIsTried(false);
    },
  });
  const problem =
    read.length > room
      ? t(messages.tooMany, { max: formatWhole(mostSetListLines) })
      : isTried && read.length === 0
        ? t(messages.pasteEmpty)
        : undefined;

  const answers = lines?.map((line) => rowOfAnswer(line)) ?? [];
  const rows = answers.filter((answer) => answer !== undefined && answer !== null);
  const waiting = answers.filter((answer) => answer === undefined).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!lines) {
      if (read.length > 0 && read.length <= room && !finding.isPending) finding.mutate();
      return;
    }
    if (waiting > 0) {
      document
        .querySelector<HTMLElement>(`#${CSS.escape(formId)} [data-waiting] :is(select, input)`)
        ?.focus();
      return;
    }
    onAdd(rows);
    onPasted('');
    toast({ text: t(messages.addedCount, { count: rows.length }) });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.pasteTitle)}
      description={t(messages.pasteMore)}
      onClose={onClose}
      footer={
        <>
          {lines && <Button onClick={() => setLines(undefined)}>{t(messages.back)}</Button>}
          <Button look="primary" type="submit" form={formId} isLoading={finding.isPending}>
            {lines
              ? t(rows.length === 0 ? messages.add : messages.addCount, { count: rows.length })
              : t(finding.isPending ? messages.finding : messages.findWorks)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {finding.error && (
            <Alert look="danger" isAnnounced title={t(messages.failed)}>
              {finding.error.message}
            </Alert>
          )}
          {lines ? (
            <PastedMatches
              lines={lines}
              waiting={waiting}
              isTried={isTried}
              onChange={(changed) =>
                setLines(lines.map((line) => (line.line === changed.line ? changed : line)))
              }
            />
          ) : (
            <PastedText value={pasted} onChange={onPasted} count={read.length} error={problem} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the lines may mean, each read the other way round where nothing is found as it stands. */
async function matchedOf(read: readonly PastedLine[]): Promise<readonly MatchedLine[]> {
  const matches = await matchesOf(read);
  // What is found nowhere may be written the other way round.
  const others = read.flatMap((line, at) => {
    const turned = matches[at]?.sureness === 'none' ? swapped(line) : undefined;
    return turned ? [{ at, turned }] : [];
  });
  if (others.length === 0) return matchedLines(read, matches);
  const found = await matchesOf(others.map(({ turned }) => turned));
  const better = new Map(
    others.flatMap(({ at, turned }, i) => {
      const match = found[i];
      return match && match.sureness !== 'none' ? [[at, { turned, match }] as const] : [];
    }),
  );
  return matchedLines(
    read.map((line, at) => better.get(at)?.turned ?? line),
    matches.map((match, at) => better.get(at)?.match ?? match),
  );
}

interface PastedTextProps {
  value: string;
  onChange: (text: string) => void;
  /** How many lines are read in it. */
  count: number;
  error: string | undefined;
}

function PastedText({ value, onChange, count, error }: PastedTextProps) {
  const t = useText();
  // What is typed while a picture is read stays.
  const typed = useRef(value);
  useEffect(() => {
    typed.current = value;
  });
  return (
    <>
      <TextArea
        label={t(messages.pasteText)}
        value={value}
        onChange={onChange}
        rows={12}
        placeholder={t(messages.pasteExample)}
        hint={<span aria-live="polite">{t(messages.pasteLines, { count })}</span>}
        error={error}
        spellCheck={false}
      />
      <FromPicture onRead={(found) => onChange([typed.current.trim(), found].filter(Boolean).join('\n'))} />
    </>
  );
}

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');

/** The works that lines may mean, in the order of the lines. */
async function matchesOf(read: readonly PastedLine[]): Promise<LineMatch[]> {
  const sent = read.map(({ title, authors }) => ({
    title: cut(title, longestLineTexts.title),
    authorNames: authors && cut(authors, longestLineTexts.authors),
  }));
  const matches: LineMatch[] = [];
  for (let from = 0; from < sent.length; from += mostMatchedLines) {
    const lines = sent.slice(from, from + mostMatchedLines);
    const answer = await call(matchLines, { body: { lines } });
    matches.push(...answer.matches);
  }
  return matches;
}
