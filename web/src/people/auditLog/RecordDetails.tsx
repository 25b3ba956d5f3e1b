import type { ChangeRecord } from '@omur/contract/people/auditLog';
import { readableChanges, recordActor, recordHeading } from '@omur/contract/people/rules/recordTexts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { messages } from './messages.ts';
import styles from './RecordsPage.module.css';

interface RecordDetailsProps {
  record: ChangeRecord;
  isStaff: boolean;
  /** Left out where what it stands in can be closed. */
  onClose?: () => void;
}

/** One record: what happened, by whom, to what, and every value before and after. */
export function RecordDetails({ record, isStaff, onClose }: RecordDetailsProps) {
  const t = useText();
  const [language] = useLanguage();
  const { userId, workId, personId, requestId, operation } = record;
  const actor = recordActor(record, language);
  const details = (
    <>
      <h3 className={styles.heading}>{recordHeading(record, language)}</h3>
      <dl className={styles.facts}>
        <dt>{t(messages.when)}</dt>
        <dd className="tabular">{formatInstant(record.changedAt, language)}</dd>
        <dt>{t(messages.who)}</dt>
        <dd>
          {record.actingForName ? t(messages.actor, { name: actor, other: record.actingForName }) : actor}
        </dd>
        {workId !== null && (
          <>
            <dt>{t(messages.work)}</dt>
            <dd>
              <Link to="/verk/$workId" params={{ workId: String(workId) }}>
                {record.title ?? workId}
              </Link>{' '}
              <span className="dim tabular">{workId}</span>
            </dd>
          </>
        )}
        {personId !== null && (
          <>
            <dt>{t(messages.person)}</dt>
            <dd>
              {isStaff ? (
                <>
                  <Link to="/personur/$personId" params={{ personId: String(personId) }}>
                    {record.name ?? personId}
                  </Link>{' '}
                  <span className="dim tabular">{personId}</span>
                </>
              ) : (
                (record.name ?? personId)
              )}
            </dd>
          </>
        )}
        {requestId !== null && (
          <>
            <dt>{t(messages.request)}</dt>
            <dd className="small tabular">{requestId}</dd>
          </>
        )}
      </dl>
      <ChangeTable changes={readableChanges(record, language)} operation={operation} />
      <div className={styles.buttons}>
        {userId !== null && (
          <ButtonLink size="small" to="/skráningar" search={{ notandi: userId }}>
            {t(messages.allByUser)}
          </ButtonLink>
        )}
        {workId !== null && (
          <ButtonLink size="small" to="/skráningar" search={{ verk: workId }}>
            {t(messages.allOfWork)}
          </ButtonLink>
        )}
        {isStaff && personId !== null && (
          <ButtonLink size="small" to="/skráningar" search={{ nafn: personId }}>
            {t(messages.allOfPerson)}
          </ButtonLink>
        )}
      </div>
    </>
  );
  if (!onClose) return details;
  return (
    <Card
      title={t(messages.details, { number: record.recordId })}
      actions={<IconButton label={t(messages.close)} icon={<X />} onClick={onClose} />}
    >
      {details}
    </Card>
  );
}
