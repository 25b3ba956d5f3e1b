import type { Contract } from '@omur/contract/publishing/contracts';
import type { Submission } from '@omur/contract/publishing/contractSubmissions';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatNationalId } from '../../platform/i18n/format.ts';
import styles from './contracts.module.css';
import { messages } from './messages.ts';
import { termsOf } from './terms.ts';
import { isPlainWorld, useTerritories } from '../../works/territories/useTerritories.ts';

interface Fact {
  label: string;
  value: ReactNode;
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} style={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);

interface PartiesProps {
  contract: Contract | Submission;
  actions?: ReactNode;
}

/** C2.20: the publisher, the author, and what was agreed. */
export function Parties({ contract, actions }: PartiesProps) {
  const t = useText();
  const [language] = useLanguage();
  const { say } = useTerritories(!isPlainWorld(contract.territories));
  const national = (digits: string | null) => digits && formatNationalId(digits);
  return (
    <div className={styles.parties}>
      <Card title={t(messages.publisher)}>
        <Facts
          facts={[
            { label: t(messages.name), value: contract.publisherName },
            { label: t(messages.kennitala), value: national(contract.publisherKennitala) },
            { label: t(messages.email), value: contract.publisherEmail?.replaceAll(',', ', ') },
            { label: t(messages.phone), value: contract.publisherPhone },
            { label: t(messages.ipi), value: contract.publisherIpiNameNumber },
          ]}
        />
      </Card>
      <Card title={t(messages.author)}>
        <Facts
          facts={[
            { label: t(messages.name), value: contract.authorName },
            { label: t(messages.kennitala), value: national(contract.authorKennitala) },
            { label: t(messages.email), value: contract.authorEmail?.replaceAll(',', ', ') },
            { label: t(messages.phone), value: contract.authorPhone },
            { label: t(messages.ipi), value: contract.authorIpiNameNumber },
          ]}
        />
      </Card>
      <Card title={t(messages.terms)} actions={actions}>
        <Facts facts={termsOf(contract, t, language, say)} />
      </Card>
    </div>
  );
}
