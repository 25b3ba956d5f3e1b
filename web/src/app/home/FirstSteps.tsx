import type { Home } from '@omur/contract/app/home';
import type { Person } from '@omur/contract/people/persons';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { bankAccountOf } from '../../people/persons/bankAccount.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import styles from './home.module.css';
import { messages } from './firstStepsMessages.ts';
import { messages as shared } from './messages.ts';
import { Waits } from './Waits.tsx';

/** H24: what a newcomer does first. What others wait for comes before it. */
export function FirstSteps({ person, home }: { person: Person; home: Home }) {
  const t = useText();
  const hasAccount = bankAccountOf(person) !== '';
  const params = { personId: String(person.personId) };
  const waiting = home.waiting.filter(({ waitKind }) => waitKind !== 'bankAccount' && waitKind !== 'ipi');
  return (
    <>
      {waiting.length > 0 && <Waits home={{ ...home, waiting }} personId={person.personId} mayRegister />}
      <Card title={t(messages.begin)} note={t(messages.beginMore)}>
        <ol className={styles.steps}>
          <Step title={messages.stepAccount} more={messages.stepAccountMore}>
            {hasAccount ? (
              <span className={styles.done}>
                <Check aria-hidden="true" /> {t(messages.done)}
              </span>
            ) : (
              <ButtonLink
                size="small"
                to="/mitt-spjald/$personId/uppfaera"
                params={params}
                aria-label={t(shared.named, { act: t(messages.go), what: t(messages.stepAccount) })}
              >
                {t(messages.go)}
              </ButtonLink>
            )}
          </Step>
          <Step title={messages.stepWork} more={messages.stepWorkMore}>
            <ButtonLink
              size="small"
              to="/verk/stofna"
              aria-label={t(shared.named, { act: t(messages.go), what: t(messages.stepWork) })}
            >
              {t(messages.go)}
            </ButtonLink>
          </Step>
          <Step title={messages.stepPerformance} more={messages.stepPerformanceMore}>
            <ButtonLink
              size="small"
              to="/lifandi-flutningar/stofna"
              aria-label={t(shared.named, { act: t(messages.go), what: t(messages.stepPerformance) })}
            >
              {t(messages.go)}
            </ButtonLink>
          </Step>
        </ol>
      </Card>
    </>
  );
}

function Step({ title, more, children }: { title: Text; more: Text; children: ReactNode }) {
  const t = useText();
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.what}>{t(title)}</span>
        <span className="dim small">{t(more)}</span>
      </div>
      <div className={styles.act}>{children}</div>
    </li>
  );
}
