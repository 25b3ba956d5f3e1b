import type { FundApplication } from '@omur/contract/grants/fundApplications';
import type { ReactNode } from 'react';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './funds.module.css';
import { messages } from './messages.ts';
import { sentMessages } from './sentMessages.ts';

interface ApplicationFactsProps {
  application: FundApplication;
  /** Whether the reader may add files. */
  mayAttach: boolean;
}

/** Everything an application says, and its files. */
export function ApplicationFacts({ application, mayAttach }: ApplicationFactsProps) {
  const t = useText();
  const yesNo = (is: boolean, more: string | null) =>
    [t(is ? messages.yes : messages.no), more].filter(Boolean).join(': ');
  const { hasOtherApplications, isNewcomerGrant, travelDescription, projectDescription } = application;
  const facts: [string, ReactNode][] = [
    [t(messages.amount), formatAmount(application.amountIsk)],
    [t(sentMessages.appliedOn), formatDay(application.appliedOn)],
    [t(messages.cv), application.applicantCv],
    [
      t(travelDescription === null ? messages.description : messages.travelDescription),
      travelDescription ?? projectDescription,
    ],
    [t(messages.budget), application.budget],
    [t(messages.timePlan), application.timePlan],
    [t(messages.hadGrant), yesNo(application.hasEarlierGrant, application.earlierGrant)],
    [
      t(messages.applies),
      hasOtherApplications === null ? null : yesNo(hasOtherApplications, application.otherFunds),
    ],
    [t(messages.newcomer), isNewcomerGrant === null ? null : yesNo(isNewcomerGrant, null)],
    [t(messages.otherInfo), application.otherInfo],
    [t(messages.account), application.bankDetails],
  ];
  return (
    <Stack>
      <Card title={t(sentMessages.applicants)} headingLevel={3}>
        <ul className={styles.people}>
          {application.applicants.map((one, at) => (
            <li key={at}>
              <span className={styles.person}>
                <strong>{one.name}</strong>
                {one.authorId !== null && (
                  <span className="dim small"> {t(messages.authorNumber, { authorId: one.authorId })}</span>
                )}
                {one.isMainApplicant && (
                  <span className="dim small tabular">
                    <br />
                    {[one.kennitala && formatKennitala(one.kennitala), one.address, one.phone, one.email]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t(sentMessages.application)} headingLevel={3}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) =>
            value === null ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </Card>
      <Card title={t(messages.files)} headingLevel={3}>
        <FileList ownerKind="application" ownerId={application.applicationId} mayChange={mayAttach} />
      </Card>
    </Stack>
  );
}
