import { formatIsrc, readIsrc } from '@omur/contract/works/rules/isrc';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { WorkForm } from './form.ts';
import { messages } from './messages.ts';
import styles from './registration.module.css';
import { SmallForm } from './SmallForm.tsx';
import type { Edit } from './useRegistration.ts';

type Isrc = WorkForm['isrcs'][number];

export function IsrcList({ isrcs, edit }: { isrcs: readonly Isrc[]; edit: Edit }) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {isrcs.length === 0 && <EmptyState title={t(messages.noIsrcs)}>{t(messages.isrcWhy)}</EmptyState>}
      <ul className={styles.items}>
        {isrcs.map(({ isrc, performer }, at) => (
          <li key={isrc} className={styles.item}>
            <div>
              <div className={styles.code}>{formatIsrc(isrc)}</div>
              <div className={styles.note}>{performer}</div>
            </div>
            <IconButton
              size="small"
              label={t(messages.remove, { name: formatIsrc(isrc) })}
              icon={<Trash2 size={17} />}
              onClick={() => edit((before) => ({ isrcs: before.isrcs.toSpliced(at, 1) }))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<Plus size={18} />} onClick={() => setIsAdding(true)}>
          {t(messages.addIsrc)}
        </Button>
      </div>
      {isAdding && (
        <IsrcDialog
          isrcs={isrcs}
          onAdd={(one) => edit((before) => ({ isrcs: [...before.isrcs, one] }))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

interface IsrcDialogProps {
  isrcs: readonly Isrc[];
  onAdd: (isrc: Isrc) => void;
  onClose: () => void;
}

/** F2.45, F5.23: the code is required and checked while you type, once it could be whole. */
function IsrcDialog({ isrcs, onAdd, onClose }: IsrcDialogProps) {
  const t = useText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState('');
  const [performer, setPerformer] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { value, problem } = readIsrc(typed);
  const rule = isrcs.some(({ isrc }) => isrc === value) ? ('work.isrcTwice' as const) : problem;
  const isUnfinished = problem === 'isrc.missing' || (problem === 'isrc.length' && typed.length < 12);

  const add = () => {
    setIsTried(true);
    if (rule || value === undefined || performer.trim().length > 200) return;
    onAdd({ isrc: value, performer: performer.trim() });
    onClose();
  };
  return (
    <SmallForm title={t(messages.addIsrc)} description={t(messages.isrcWhy)} onSubmit={add} onClose={onClose}>
      <TextField
        label={t(messages.isrc)}
        value={typed}
        onChange={setTyped}
        hint={value ? formatIsrc(value) : t(messages.isrcHint)}
        error={rule && (isTried || !isUnfinished) ? ruleText(rule, undefined, language) : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        isNumeric
        required
      />
      <TextField
        label={t(messages.isrcPerformer)}
        value={performer}
        onChange={setPerformer}
        maxLength={200}
        autoComplete="off"
        isOptional
      />
    </SmallForm>
  );
}
