import type { IpiName } from '@omur/contract/people/ipi';
import { defaultAuthorTypeId, offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { societiesText } from '../../../people/ipi/codeTexts.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import styles from './authors.module.css';
import { IpiLine } from '../../authorSearch/IpiLine.tsx';
import { messages } from './messages.ts';
import { type PanelProps, useRoleAndShare } from './newAuthor.ts';
import { RoleAndShare } from './RoleAndShare.tsx';

interface ChosenIpiAuthorProps extends PanelProps {
  found: IpiName;
  onChooseOther: () => void;
}

/** X35: a writer of the IPI register once chosen: role and share, and nothing else to type. */
export function ChosenIpiAuthor({ found, onChooseOther, formId, authors, onAdd }: ChosenIpiAuthorProps) {
  const t = useText();
  const [language] = useLanguage();
  const state = useRoleAndShare(authors, defaultAuthorTypeId);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { authorTypeId, shareHundredths, problem } = state;
  const { name, ipiNameNumber } = found;

  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem) return;
    const societies = societiesText(found.societies, language);
    const key = crypto.randomUUID();
    onAdd(
      { kind: 'listed', key, name, ipiNameNumber, societies, authorTypeId, shareHundredths },
      state.isEven,
    );
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <Stack>
        <div className={styles.chosen}>
          <IpiLine found={found} />
          <Button size="small" onClick={onChooseOther}>
            {t(messages.chooseOther)}
          </Button>
        </div>
        <RoleAndShare
          state={state}
          types={offeredAuthorTypes('unknown')}
          authors={authors}
          isTried={isTried}
        />
        <Alert>{t(messages.ipiNotAsked)}</Alert>
      </Stack>
    </form>
  );
}
