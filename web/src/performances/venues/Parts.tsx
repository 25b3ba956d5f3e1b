import { Pencil, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './places.module.css';
import { type Refusable, Refused } from './Refused.tsx';

export interface Part {
  id: number;
  name: string;
  isClosed: boolean;
}

interface PartsProps<One extends Part> {
  title: string;
  parts: readonly One[];
  emptyText: string;
  /** Of the field that a part is named in. */
  label: string;
  addLabel: string;
  isNumeric?: boolean;
  problemOf: (name: string) => string | undefined;
  adding: Refusable;
  /** What the server says of the name. */
  addingProblem: string | undefined;
  onAdd: (name: string, onDone: () => void) => void;
  changing: Refusable;
  changingProblem: string | undefined;
  onChange: (part: One, change: { name?: string; isClosed?: boolean }, onDone?: () => void) => void;
}

/** The halls of a venue, or the years of a festival: each is renamed, closed or opened where it stands. */
export function Parts<One extends Part>(props: PartsProps<One>) {
  const { title, parts, emptyText, label, addLabel, isNumeric, problemOf } = props;
  const { adding, addingProblem, onAdd, changing, changingProblem, onChange } = props;
  const t = useText();
  const id = useId();
  const [edited, setEdited] = useState<number>();
  return (
    <section aria-labelledby={id} className={styles.parts}>
      <h3 id={id}>{title}</h3>
      <Refused sending={adding} />
      <NameForm
        {...{ label, isNumeric, problemOf }}
        start=""
        act={addLabel}
        isAdding
        problem={addingProblem}
        isSending={adding.isSending}
        onSubmit={(name, onDone) => onAdd(name, onDone)}
      />
      <Refused sending={changing} onAnew={() => setEdited(undefined)} />
      {parts.length === 0 && <p className="dim">{emptyText}</p>}
      {parts.length > 0 && (
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part.id}>
              {edited === part.id ? (
                <NameForm
                  {...{ label, isNumeric, problemOf }}
                  isLabelHidden
                  start={part.name}
                  act={t(messages.save)}
                  problem={changingProblem}
                  isSending={changing.isSending}
                  onSubmit={(name) => onChange(part, { name }, () => setEdited(undefined))}
                  onCancel={() => {
                    changing.reset();
                    setEdited(undefined);
                  }}
                />
              ) : (
                <div className={styles.part}>
                  <span className={isNumeric ? 'tabular' : undefined}>{part.name}</span>
                  {part.isClosed && <Badge>{t(messages.closed)}</Badge>}
                  <span className={styles.acts}>
                    <IconButton
                      size="small"
                      label={t(messages.edit, { name: part.name })}
                      icon={<Pencil size={16} aria-hidden />}
                      onClick={() => {
                        changing.reset();
                        setEdited(part.id);
                      }}
                    />
                    <Button
                      size="small"
                      aria-label={t(part.isClosed ? messages.reopenWhich : messages.closeWhich, {
                        name: part.name,
                      })}
                      onClick={() => onChange(part, { isClosed: !part.isClosed })}
                    >
                      {t(part.isClosed ? messages.reopen : messages.close)}
                    </Button>
                  </span>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NameFormProps {
  label: string;
  isLabelHidden?: boolean;
  isNumeric?: boolean | undefined;
  start: string;
  act: string;
  isAdding?: boolean;
  problem: string | undefined;
  isSending: boolean;
  problemOf: (name: string) => string | undefined;
  onSubmit: (name: string, onDone: () => void) => void;
  onCancel?: () => void;
}

function NameForm(props: NameFormProps) {
  const { start, act, isAdding, problem, isSending, problemOf, onSubmit, onCancel, ...field } = props;
  const t = useText();
  const [name, setName] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isSending || problemOf(name.trim()) !== undefined) return;
    onSubmit(name.trim(), () => {
      setName('');
      setIsTried(false);
    });
  };
  return (
    <form noValidate className={styles.nameForm} onSubmit={submit}>
      <TextField
        {...field}
        inputMode={field.isNumeric ? 'numeric' : undefined}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={(isTried ? problemOf(name.trim()) : undefined) ?? problem}
      />
      <Button
        type="submit"
        look={isAdding ? 'secondary' : 'primary'}
        icon={isAdding && <Plus size={18} aria-hidden />}
        isLoading={isSending}
      >
        {act}
      </Button>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {t(messages.cancel)}
        </Button>
      )}
    </form>
  );
}
