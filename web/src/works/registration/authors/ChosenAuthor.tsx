import { defaultAuthorTypeId, offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import type { FormContract } from '../form.ts';
import { AuthorLine, type LineAuthor } from '../../authorSearch/AuthorLine.tsx';
import styles from './authors.module.css';
import { ContractChoice } from './ContractChoice.tsx';
import { messages } from './messages.ts';
import { type PanelProps, useRoleAndShare } from './newAuthor.ts';
import { RoleAndShare } from './RoleAndShare.tsx';

interface ChosenAuthorProps extends PanelProps {
  author: LineAuthor;
  onChooseOther: () => void;
}

/** An author of the society once chosen: role, share, and a publishing contract (F2.40). */
export function ChosenAuthor({ author, onChooseOther, formId, authors, onAdd }: ChosenAuthorProps) {
  const t = useText();
  const state = useRoleAndShare(authors, defaultAuthorTypeId);
  const [contract, setContract] = useState<FormContract>();
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { authorTypeId, shareHundredths, problem } = state;
  const { authorId, displayName: name, kennitalaStart } = author;

  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem) return;
    const key = crypto.randomUUID();
    onAdd(
      { kind: 'known', key, authorId, name, kennitalaStart, authorTypeId, shareHundredths, contract },
      state.isEven,
    );
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <Stack>
        <div className={styles.chosen}>
          <AuthorLine author={author} />
          <Button size="small" onClick={onChooseOther}>
            {t(messages.chooseOther)}
          </Button>
        </div>
        <RoleAndShare
          state={state}
          types={offeredAuthorTypes('registered')}
          authors={authors}
          isTried={isTried}
        />
        <ContractChoice
          authorId={authorId}
          name={name}
          shareHundredths={problem ? undefined : shareHundredths}
          value={contract}
          onChange={setContract}
        />
      </Stack>
    </form>
  );
}
