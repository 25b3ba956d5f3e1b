import type { IpiName } from '@omur/contract/people/ipi';
import type { FoundAuthor } from '@omur/contract/people/authors';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import type { FieldProps } from '../../platform/ui/Field.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { IpiLine } from './IpiLine.tsx';
import { messages } from './messages.ts';
import { type Found, useFoundAuthors } from './useFoundAuthors.ts';

interface AuthorSearchProps extends Partial<Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'>> {
  onAuthor: (author: FoundAuthor) => void;
  /** A writer of the IPI register who is none of our authors; left out where only they can answer. */
  onIpiName?: (name: IpiName) => void;
  whyNot?: (found: Found) => string | undefined;
  onInput?: () => void;
}

/** An author of the society, found by name, national ID or number, or a writer of the IPI register by name or number (X35, X138). */
export function AuthorSearch({ onAuthor, onIpiName, whyNot, onInput, ...field }: AuthorSearchProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const found = useFoundAuthors(typed);
  return (
    <Combobox
      label={t(messages.search)}
      hint={t(messages.searchHint)}
      {...field}
      value={typed}
      onInput={(next) => {
        setTyped(next);
        onInput?.();
      }}
      options={found.options}
      optionKey={(one) => (one.kind === 'author' ? one.author.authorId : `ipi ${one.name.ipiNameNumber}`)}
      renderOption={(one) =>
        one.kind === 'author' ? <AuthorLine author={one.author} /> : <IpiLine found={one.name} />
      }
      onSelect={(one) => {
        setTyped('');
        if (one.kind === 'author') onAuthor(one.author);
        else onIpiName?.(one.name);
      }}
      whyNot={(one) => whyNot?.(one) ?? (one.kind === 'ipi' && !onIpiName ? t(messages.notOurs) : undefined)}
      isLoading={found.isLoading}
      emptyText={found.emptyText}
    />
  );
}
