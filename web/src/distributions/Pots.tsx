import { explainPot, listPots, type Pot } from '@omur/contract/pots';
import * as fields from '@omur/contract/fields/distributions';
import { useState } from 'react';
import type { Language } from '@omur/contract/rules/language';
import { usePages } from '../api/queries.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useLanguage, useText } from '../texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import type { Column } from '../ui/columns.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';
import { VirtualTable } from '../ui/VirtualTable.tsx';
import styles from './distributions.module.css';
import { messages } from './messages.ts';
import { useSending } from './useSending.ts';

interface PotsProps {
  /** The one that is open. */
  potId: number | undefined;
  onOpen: (potId: number | undefined) => void;
}

/** L2.24: what each pot is, in words for those it pays. */
export function Pots({ potId, onOpen }: PotsProps) {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listPots, { params: {} });
  const open = list.rows.find((pot) => pot.potId === potId);
  return (
    <div>
      <p className="dim">{t(messages.potsWhat)}</p>
      <ListToolbar count={!list.isLoading && t(messages.potCount, { count: list.count })} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <VirtualTable
          label={t(messages.pots)}
          columns={columnsOf(t, language)}
          rows={list.rows}
          rowKey={(pot) => pot.potId}
          rowLink={(pot) => ({
            to: '/úthlutanir',
            search: { flipi: 'pottar', pottur: pot.potId },
            replace: true,
            resetScroll: false,
          })}
          phoneRow={(pot) => ({
            title: pot.potDescription,
            detail: explanationOf(pot, language),
            aside: !isExplained(pot) && <Badge look="amber">{t(messages.unexplained)}</Badge>,
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={<EmptyState title={list.emptyText ?? ''}>{t(messages.noPotsHint)}</EmptyState>}
        />
      )}
      {open && <PotDialog key={open.potId} pot={open} onClose={() => onOpen(undefined)} />}
    </div>
  );
}

const isExplained = ({ potExplanationIs, potExplanationEn }: Pot) =>
  potExplanationIs !== null && potExplanationEn !== null;

/** In the reader's language if there is one, else in the other. */
const explanationOf = ({ potExplanationIs: is, potExplanationEn: en }: Pot, language: Language) =>
  (language === 'en' ? (en ?? is) : (is ?? en)) ?? '';

function PotDialog({ pot, onClose }: { pot: Pot; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { potId, potDescription } = pot;
  const [opened] = useState(pot.version);
  const [inIcelandic, setInIcelandic] = useState(pot.potExplanationIs ?? '');
  const [inEnglish, setInEnglish] = useState(pot.potExplanationEn ?? '');
  const { send, isSending, isOutdated, refusal, problemAt } = useSending(explainPot, () => {
    toast({ text: t(messages.potSaved, { name: potDescription }) });
    onClose();
  });
  const isTooLong = (text: string) =>
    text.length > fields.longestExplanation
      ? t(messages.tooLong, { most: fields.longestExplanation })
      : undefined;
  const submit = () => {
    if (isTooLong(inIcelandic) || isTooLong(inEnglish)) return;
    send({
      params: { potId },
      body: {
        potExplanationIs: inIcelandic.trim() || null,
        potExplanationEn: inEnglish.trim() || null,
        // What somebody else wrote meanwhile is overwritten only by who has been told of it.
        version: isOutdated ? pot.version : opened,
      },
    });
  };
  return (
    <FormDialog
      title={potDescription}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <TextArea
          label={t(messages.inIcelandic)}
          hint={t(messages.explanationHint)}
          value={inIcelandic}
          onChange={setInIcelandic}
          maxLength={fields.longestExplanation}
          error={isTooLong(inIcelandic) ?? problemAt(fields.potExplanationIs.wire)}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={t(messages.inEnglish)}
          value={inEnglish}
          onChange={setInEnglish}
          maxLength={fields.longestExplanation}
          error={isTooLong(inEnglish) ?? problemAt(fields.potExplanationEn.wire)}
        />
      </div>
    </FormDialog>
  );
}

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<Pot>[] => [
  {
    id: 'pot',
    header: t(messages.pot),
    width: 'minmax(0, 1fr)',
    isTitle: true,
    cell: ({ potDescription }) => potDescription,
  },
  {
    id: 'explanation',
    header: t(messages.explanation),
    width: 'minmax(0, 3fr)',
    cell: (pot) =>
      isExplained(pot) ? (
        explanationOf(pot, language)
      ) : (
        <>
          <Badge look="amber">{t(messages.unexplained)}</Badge> {explanationOf(pot, language)}
        </>
      ),
  },
];
