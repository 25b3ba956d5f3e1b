import type { ListedWork, WorkColumn } from '@omur/contract/app/workList';
import { useNavigate } from '@tanstack/react-router';
import { FileSignature, Plus, Sheet, Tag } from 'lucide-react';
import { useState } from 'react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { offerForContract } from '../../publishing/contracts/offeredWorks.ts';
import { excelOf } from './excel.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { messages } from './messages.ts';
import styles from './workList.module.css';

interface ChosenBarProps {
  works: readonly ListedWork[];
  columns: readonly WorkColumn[];
  onClear: () => void;
}

/** H100: what can be done with the works that are chosen. */
export function ChosenBar({ works, columns, onClear }: ChosenBarProps) {
  const t = useText();
  const navigate = useNavigate();
  const { mayRegister, hasContracts, isReading } = useMember();
  const [isLabelling, setIsLabelling] = useState(false);
  const file = useFile('verk.xlsx', () => excelOf(t, works, columns));
  const [first] = works;
  if (!first) return null;

  const haveSameAuthors = works.every(({ authorNames }) => authorNames === first.authorNames);
  const { authorId, displayName } = first;
  const isOfOneAuthor = authorId !== null && works.every((work) => work.authorId === authorId);
  const toContract = () => {
    if (authorId === null) return;
    offerForContract({
      author: { authorId, displayName: displayName ?? '' },
      works: works.map(({ workId, title }) => ({ workId, title })),
    });
    void navigate({ to: '/samningar/stofna' });
  };
  return (
    <>
      <FileProblem file={file} />
      <section className={styles.chosen} aria-label={t(messages.actions)}>
        <strong role="status">{t(messages.chosen, { count: works.length })}</strong>
        {!isReading && (
          <Button size="small" icon={<Tag size={16} aria-hidden />} onClick={() => setIsLabelling(true)}>
            {t(messages.setLabel)}
          </Button>
        )}
        <Button
          size="small"
          icon={<Sheet size={16} aria-hidden />}
          isLoading={file.isFetching}
          onClick={() => void file.fetchFile()}
        >
          {t(messages.excel)}
        </Button>
        {mayRegister && haveSameAuthors && (
          <ButtonLink
            size="small"
            icon={<Plus size={16} aria-hidden />}
            to="/verk/stofna"
            search={{ fra: first.workId }}
          >
            {t(messages.sameAuthors)}
          </ButtonLink>
        )}
        {hasContracts && !isReading && isOfOneAuthor && (
          <Button size="small" icon={<FileSignature size={16} aria-hidden />} onClick={toContract}>
            {t(messages.contract)}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onClear}>
          {t(messages.clear)}
        </Button>
      </section>
      {isLabelling && <LabelDialog works={works} onDone={onClear} onClose={() => setIsLabelling(false)} />}
    </>
  );
}
