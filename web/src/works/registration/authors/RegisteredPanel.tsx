import { ruleText } from '@omur/contract/platform/rules/sentences';
import { useState } from 'react';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Combobox } from '../../../platform/ui/Combobox.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { ChosenAuthor } from './ChosenAuthor.tsx';
import { ChosenIpiAuthor } from './ChosenIpiAuthor.tsx';
import { IpiLine } from './IpiLine.tsx';
import { messages } from './messages.ts';
import type { PanelProps } from './newAuthor.ts';
import { type Found, useFoundAuthors } from './useFoundAuthors.ts';

/** F2.40, X35: an author of the society, found by name, national ID or number, or a writer of the IPI register. */
export function RegisteredPanel(props: PanelProps) {
  const t = useText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Found>();
  const [isTried, setIsTried] = useState(false);
  const found = useFoundAuthors(typed);
  const isOn = (one: Found) =>
    props.authors.some((author) =>
      one.kind === 'author'
        ? author.kind === 'known' && author.authorId === one.author.authorId
        : author.kind === 'listed' && author.ipiNameNumber === one.name.ipiNameNumber,
    );

  const onChooseOther = () => setChosen(undefined);
  if (chosen?.kind === 'author')
    return <ChosenAuthor {...props} author={chosen.author} onChooseOther={onChooseOther} />;
  if (chosen) return <ChosenIpiAuthor {...props} found={chosen.name} onChooseOther={onChooseOther} />;
  return (
    <form
      id={props.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
      }}
    >
      <Combobox
        label={t(messages.search)}
        hint={t(messages.searchHint)}
        error={isTried ? t(messages.notChosen) : undefined}
        value={typed}
        onInput={(next) => {
          setTyped(next);
          setIsTried(false);
        }}
        options={found.options}
        optionKey={(one) => (one.kind === 'author' ? one.author.authorId : `ipi ${one.name.ipiNameNumber}`)}
        renderOption={(one) =>
          one.kind === 'author' ? <AuthorLine author={one.author} /> : <IpiLine found={one.name} />
        }
        onSelect={setChosen}
        whyNot={(one) => (isOn(one) ? ruleText('work.authorTwice', undefined, language) : undefined)}
        isLoading={found.isLoading}
        emptyText={found.emptyText}
      />
    </form>
  );
}
