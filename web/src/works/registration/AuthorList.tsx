import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AuthorEditor } from './AuthorEditor.tsx';
import { AuthorRow } from './AuthorRow.tsx';
import { AddAuthorDialog } from './authors/AddAuthorDialog.tsx';
import { dividedEvenly, type FormAuthor, type WorkForm } from './form.ts';
import { GroupOfWork } from './GroupOfWork.tsx';
import { messages } from './messages.ts';
import { fieldIds, type RefusedField } from './refusedFields.ts';
import styles from './registration.module.css';
import type { WhoRegisters } from './useRegistrant.ts';
import type { Edit } from './useRegistration.ts';

interface AuthorListProps {
  form: WorkForm;
  edit: Edit;
  who: WhoRegisters;
  refused: readonly RefusedField[];
}

export function AuthorList({ form, edit, who, refused }: AuthorListProps) {
  const { authors, typedAuthor } = form;
  const t = useText();
  const toast = useToast();
  const [editedKey, setEditedKey] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLDivElement>(null);

  const add = (author: FormAuthor, isEven = false) =>
    edit((before) => ({
      authors: isEven ? dividedEvenly([...before.authors, author]) : [...before.authors, author],
      typedAuthor: author.kind === 'unknown' ? undefined : before.typedAuthor,
    }));

  const replace = (changed: FormAuthor) =>
    edit((before) => ({ authors: before.authors.map((one) => (one.key === changed.key ? changed : one)) }));

  const remove = (author: FormAuthor) => {
    const at = authors.indexOf(author);
    edit((before) => ({ authors: before.authors.filter(({ key }) => key !== author.key) }));
    addButton.current?.querySelector('button')?.focus();
    const putBack = () =>
      edit((before) =>
        before.authors.some(({ key }) => key === author.key)
          ? {}
          : { authors: before.authors.toSpliced(at, 0, author) },
      );
    toast({
      text: t(messages.removed, { name: author.name }),
      action: { label: t(messages.undo), onSelect: putBack },
    });
  };

  const closeEditor = (key: string) => {
    setEditedKey(undefined);
    // The row's own button stands there again once the editor is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(fieldIds.author(key))?.focus();
    });
  };

  return (
    <>
      {authors.length === 0 && (
        <EmptyState title={t(messages.noAuthors)}>{t(messages.noAuthorsMore)}</EmptyState>
      )}
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.key}>
            {author.key === editedKey ? (
              <AuthorEditor author={author} onSave={replace} onClose={() => closeEditor(author.key)} />
            ) : (
              <AuthorRow
                author={author}
                isOwn={author.kind === 'known' && who.authorIds.includes(author.authorId)}
                error={refused.find(({ authorKey }) => authorKey === author.key)?.text}
                onEdit={() => setEditedKey(author.key)}
                onRemove={() => remove(author)}
              />
            )}
          </li>
        ))}
      </ul>
      <div ref={addButton} className={styles.actions}>
        <Button icon={<Plus size={18} />} onClick={() => setIsAdding(true)}>
          {t(messages.addAuthor)}
        </Button>
        <GroupOfWork authors={authors} edit={edit} />
        {authors.length > 1 && (
          <Button look="quiet" onClick={() => edit((before) => ({ authors: dividedEvenly(before.authors) }))}>
            {t(messages.divideEvenly)}
          </Button>
        )}
      </div>
      {isAdding && (
        <AddAuthorDialog
          authors={authors}
          ownAuthorId={who.own?.authorId ?? who.authorIds[0]}
          typedAuthor={typedAuthor}
          onTyped={(typed) => edit(() => ({ typedAuthor: typed }))}
          onAdd={add}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
