import type { Person } from '@omur/contract/people/persons';
import type { FundRuleResult } from '@omur/contract/grants/rules/fundApplication';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { Choice } from './form.ts';
import styles from './funds.module.css';
import { messages } from './messages.ts';
import { useProblemAt } from './useProblemAt.ts';

interface ApplicantCardProps {
  person: Person;
  choice: Choice;
  onChoice: (changes: Partial<Choice>) => void;
  results: readonly FundRuleResult[];
}

/** L2.30: anyone who applies: name and national ID as they are on file, and how to be reached. */
export function ApplicantCard({ person, choice, onChoice, results }: ApplicantCardProps) {
  const t = useText();
  const problemAt = useProblemAt(results);
  return (
    <Card title={t(messages.applicant)}>
      <div className={styles.fields}>
        <TextField label={t(messages.name)} value={person.name} onChange={() => undefined} readOnly />
        <TextField
          label={t(messages.kennitala)}
          value={person.kennitala ? formatKennitala(person.kennitala) : '–'}
          onChange={() => undefined}
          isNumeric
          readOnly
        />
        <div className={styles.wide}>
          <TextField
            id="fund-address"
            label={t(messages.address)}
            value={choice.address}
            onChange={(address) => onChoice({ address })}
            error={problemAt('address')}
            autoComplete="street-address"
            required
          />
        </div>
        <TextField
          id="fund-phone"
          type="tel"
          label={t(messages.phone)}
          value={choice.phone}
          onChange={(phone) => onChoice({ phone })}
          error={problemAt('phone')}
          autoComplete="tel"
          required
        />
        <TextField
          id="fund-email"
          type="email"
          label={t(messages.email)}
          value={choice.email}
          onChange={(email) => onChoice({ email })}
          error={problemAt('email')}
          autoComplete="email"
          required
        />
      </div>
    </Card>
  );
}
