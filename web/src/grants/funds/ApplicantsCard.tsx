import { listPersonAuthors, type Person } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { AddApplicantDialog } from './AddApplicantDialog.tsx';
import type { GrantForm } from './form.ts';
import styles from './funds.module.css';
import { messages } from './messages.ts';

interface ApplicantsCardProps {
  person: Person;
  applicants: GrantForm['applicants'];
  onChange: (applicants: GrantForm['applicants']) => void;
}

/** L2.32: who applies together with the applicant. */
export function ApplicantsCard({ person, applicants, onChange }: ApplicantsCardProps) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const own = useQuery(listQueryFor(listPersonAuthors, { params: { personId: person.personId } }));
  const ownAuthorIds = own.data?.rows.map(({ authorId }) => authorId) ?? [];
  return (
    <Card
      title={t(messages.others)}
      actions={
        <Button
          id="fund-applicants"
          size="small"
          icon={<UserPlus size={18} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t(messages.addApplicant)}
        </Button>
      }
    >
      {applicants.length === 0 ? (
        <p className="dim">{t(messages.othersNone)}</p>
      ) : (
        <ul className={styles.people} aria-label={t(messages.others)}>
          {applicants.map(({ authorId, name }, at) => (
            <li key={`${authorId} ${name} ${at}`}>
              <Avatar name={name} size={28} />
              <span className={styles.person}>
                {name}{' '}
                <span className="dim small">
                  {authorId === null ? t(messages.typedApplicant) : t(messages.authorNumber, { authorId })}
                </span>
              </span>
              <IconButton
                label={t(messages.removeApplicant, { name })}
                icon={<X />}
                onClick={() => onChange(applicants.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <AddApplicantDialog
          applicants={applicants}
          ownAuthorIds={ownAuthorIds}
          onAdd={(one) => {
            onChange([...applicants, one]);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  );
}
