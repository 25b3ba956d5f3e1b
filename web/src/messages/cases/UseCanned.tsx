import { listCannedAnswers } from '@omur/contract/messages/cases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import styles from './cases.module.css';
import { deskMessages } from './deskMessages.ts';

/** H45: puts a canned answer into the message, in the language of the member. */
export function UseCanned({ onUse }: { onUse: (text: string) => void }) {
  const t = useText();
  const [ownLanguage] = useLanguage();
  const [language, setLanguage] = useState<'is' | 'en'>(ownLanguage);
  const { data } = useQuery(listQueryFor(listCannedAnswers));
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  const choose = (chosen: string) => {
    const answer = rows.find(({ cannedAnswerId }) => String(cannedAnswerId) === chosen);
    if (answer) onUse(language === 'is' ? answer.bodyIs : answer.bodyEn);
  };
  return (
    <div className={styles.canned}>
      <SelectField
        label={t(deskMessages.insertCanned)}
        placeholder={t(deskMessages.chooseCanned)}
        value=""
        onChange={choose}
        options={rows.map(({ cannedAnswerId, title }) => ({ value: String(cannedAnswerId), label: title }))}
      />
      <SelectField
        label={t(deskMessages.cannedLanguage)}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'is', label: t({ is: 'Íslenska', en: 'Icelandic' }) },
          { value: 'en', label: t({ is: 'Enska', en: 'English' }) },
        ]}
      />
    </div>
  );
}
