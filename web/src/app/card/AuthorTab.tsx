import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { plainFieldsOf } from '@omur/contract/platform/plainFields';
import type { Person } from '@omur/contract/people/persons';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isProxy, useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { AccountWaits } from '../../people/persons/AccountWaits.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AuthorNames } from './AuthorNames.tsx';
import { authorMessages as messages } from './authorMessages.ts';
import styles from './AuthorTab.module.css';
import { Details } from './Details.tsx';
import { postalCodesQuery } from './personQueries.ts';
import { Email } from '../../platform/ui/Email.tsx';

const HeldCard = lazy(() =>
  import('../../people/persons/DataExportCard.tsx').then((all) => ({ default: all.DataExportCard })),
);

/** F2.31: everything on file about the person. */
export function AuthorTab({ person, mayChange }: { person: Person; mayChange: boolean }) {
  const t = useText();
  const { data: offices } = useQuery(postalCodesQuery());
  const office = offices?.rows.find(({ postalCode }) => postalCode === person.postalCode)?.postOffice;
  const emails = listed(person.email);
  const isOwn = useMember().person?.personId === person.personId;
  // S5: anyone who acts for another takes no copy of everything, but for administrators.
  const mayTakeCopy = !isProxy(useLoggedIn());

  const about = [
    { label: t(messages.name), value: [person.honorific, person.name].filter(Boolean).join(' ') },
    ...plainFieldsOf(plainMember).map(([name, { label }]) => ({ label: t(label), value: person[name] })),
    { label: t(messages.kennitala), value: person.kennitala && formatKennitala(person.kennitala) },
    { label: t(messages.gender), value: person.gender },
    ...(person.diedOn ? [{ label: t(messages.yearOfDeath), value: person.diedOn.slice(0, 4) }] : []),
    { label: t(messages.authorId), value: person.authorId },
  ];
  const contact = [
    {
      label: t(emails.length > 1 ? messages.emails : messages.email),
      value:
        emails.length > 0 &&
        emails.map((email) => (
          <div key={email}>
            <a href={`mailto:${email}`}>
              <Email address={email} />
            </a>
          </div>
        )),
    },
    { label: t(messages.phone), value: person.phone && <Phone number={person.phone} /> },
    ...(person.street || !person.foreignAddress
      ? [
          { label: t(messages.address), value: person.street },
          {
            label: t(messages.postalCode),
            value: person.postalCode && [person.postalCode, office].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(person.foreignAddress || person.isAddressForeign
      ? [{ label: t(messages.foreignAddress), value: person.foreignAddress }]
      : []),
  ];
  const membership = [
    { label: t(messages.society), value: person.societyName },
    { label: t(messages.worksAsAuthor), value: formatWhole(person.worksAsAuthor) },
    { label: t(messages.worksAsHolder), value: formatWhole(person.worksAsHolder) },
  ];
  const bank = [
    { label: t(messages.bank), value: person.bank },
    { label: t(messages.ledger), value: person.ledger },
    { label: t(messages.account), value: person.account },
  ];

  return (
    <Stack>
      <div className={styles.groups}>
        <Card title={t(messages.about)}>
          <Details details={about} />
        </Card>
        <Card title={t(messages.contact)}>
          <Details details={contact} />
        </Card>
        <Card title={t(messages.membership)}>
          <Details details={membership} />
        </Card>
        <Card title={t(messages.bankAccount)}>
          {person.bank ? <Details details={bank} /> : <NoAccount person={person} mayAdd={mayChange} />}
          <AccountWaits person={person} />
        </Card>
      </div>
      <AuthorNames personId={person.personId} />
      {mayTakeCopy && (
        <Suspense fallback={null}>
          <HeldCard personId={person.personId} isOwn={isOwn} />
        </Suspense>
      )}
    </Stack>
  );
}

function NoAccount({ person: { personId }, mayAdd }: { person: Person; mayAdd: boolean }) {
  const t = useText();
  if (!mayAdd) return <p className="dim">{t(messages.notOnFile)}</p>;
  return (
    <Stack gap="small">
      <p>{t(messages.addAccountWhy)}</p>
      <div>
        <ButtonLink to="/mitt-spjald/$personId/uppfaera" params={{ personId: String(personId) }}>
          {t(messages.addAccount)}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** One field may hold several addresses, separated by commas (L3.8). */
const listed = (text: string | null) =>
  (text ?? '')
    .split(/[,;]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replace(/\s/gu, '')}`}>{number}</a>;
