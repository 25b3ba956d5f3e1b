import { offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { type FormEvent, useState } from 'react';
import type { Text } from '../../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { AuthorLine } from '../../authorSearch/AuthorLine.tsx';
import styles from './authors.module.css';
import { type PanelProps, useRoleAndShare } from './newAuthor.ts';
import { RoleAndShare } from './RoleAndShare.tsx';

interface FixedAuthorPanelProps extends PanelProps {
  authorId: number;
  name: Text;
  why: Text;
  offered: Parameters<typeof offeredAuthorTypes>[0];
  defaultTypeId: number;
  fixedShare?: number;
}

/** F2.42, F2.44: the public domain and AI stand ready, unless they are on the work already. */
export function FixedAuthorPanel(props: FixedAuthorPanelProps) {
  const { authorId, name, why, offered, defaultTypeId, fixedShare, formId, authors, onAdd } = props;
  const t = useText();
  const [language] = useLanguage();
  const state = useRoleAndShare(authors, defaultTypeId, { fixedShare, isNobody: true });
  const [isTried, setIsTried] = useState(false);
  const isOn = authors.some((one) => one.kind === 'known' && one.authorId === authorId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isOn || state.problem) return;
    const { authorTypeId, shareHundredths } = state;
    onAdd({
      kind: 'known',
      key: crypto.randomUUID(),
      authorId,
      name: t(name),
      authorTypeId,
      shareHundredths,
    });
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack>
        <p className={styles.quiet}>{t(why)}</p>
        <div className={styles.chosen}>
          <AuthorLine author={{ authorId, displayName: t(name) }} />
        </div>
        {isOn ? (
          <Alert look="warning" isAnnounced={isTried}>
            {ruleText('work.authorTwice', undefined, language)}
          </Alert>
        ) : (
          <RoleAndShare
            state={state}
            types={offeredAuthorTypes(offered)}
            authors={authors}
            isTried={isTried}
            isFixed={fixedShare !== undefined}
          />
        )}
      </Stack>
    </form>
  );
}
