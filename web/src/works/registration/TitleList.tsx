import { ruleText } from '@omur/contract/platform/rules/sentences';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './registration.module.css';
import { SmallForm } from './SmallForm.tsx';
import type { Edit } from './useRegistration.ts';

export function TitleList({ otherTitles, edit }: { otherTitles: readonly string[]; edit: Edit }) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {otherTitles.length === 0 && (
        <EmptyState title={t(messages.noTitles)}>{t(messages.otherTitleWhy)}</EmptyState>
      )}
      <ul className={styles.items}>
        {otherTitles.map((title, at) => (
          <li key={`${at} ${title}`} className={styles.item}>
            {title}
            <IconButton
              size="small"
              label={t(messages.remove, { name: title })}
              icon={<Trash2 size={17} />}
              onClick={() => edit((before) => ({ otherTitles: before.otherTitles.toSpliced(at, 1) }))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<Plus size={18} />} onClick={() => setIsAdding(true)}>
          {t(messages.addTitle)}
        </Button>
      </div>
      {isAdding && (
        <TitleDialog
          onAdd={(title) => edit((before) => ({ otherTitles: [...before.otherTitles, title] }))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

/** F2.45: another title; its text is required. */
function TitleDialog({ onAdd, onClose }: { onAdd: (title: string) => void; onClose: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isEmpty = title.trim() === '';

  const add = () => {
    setIsTried(true);
    if (isEmpty || title.trim().length > 200) return;
    onAdd(title.trim());
    onClose();
  };
  return (
    <SmallForm
      title={t(messages.addTitle)}
      description={t(messages.otherTitleWhy)}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        label={t(messages.otherTitle)}
        value={title}
        onChange={setTitle}
        maxLength={200}
        error={isTried && isEmpty ? ruleText('work.otherTitleEmpty', undefined, language) : undefined}
        autoComplete="off"
        required
      />
    </SmallForm>
  );
}
