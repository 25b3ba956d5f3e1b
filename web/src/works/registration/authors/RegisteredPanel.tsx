import { ruleText } from '@omur/contract/platform/rules/sentences';
import { useState } from 'react';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { AuthorSearch } from '../../authorSearch/AuthorSearch.tsx';
import type { Found } from '../../authorSearch/useFoundAuthors.ts';
import { ChosenAuthor } from './ChosenAuthor.tsx';
import { ChosenIpiAuthor } from './ChosenIpiAuthor.tsx';
import { messages } from './messages.ts';
import type { PanelProps } from './newAuthor.ts';

/** F2.40, X35: an author of the society, or a writer of the IPI register. */
export function RegisteredPanel(props: PanelProps) {
  const t = useText();
  const [language] = useLanguage();
  const [chosen, setChosen] = useState<Found>();
  const [isTried, setIsTried] = useState(false);
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
      <AuthorSearch
        error={isTried ? t(messages.notChosen) : undefined}
        onInput={() => setIsTried(false)}
        onAuthor={(author) => setChosen({ kind: 'author', author })}
        onIpiName={(name) => setChosen({ kind: 'ipi', name })}
        whyNot={(one) => (isOn(one) ? ruleText('work.authorTwice', undefined, language) : undefined)}
      />
    </form>
  );
}
