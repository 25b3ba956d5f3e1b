import { type IpiParty, type IpiPartyName, linkIpiName } from '@omur/contract/people/ipi';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { kindText } from './codeTexts.ts';
import { messages } from './messages.ts';

/** The names of a party. One that is no author of ours can be made one of the member that the party is (X37). */
export function PartyNames({ party: { names, personId } }: { party: IpiParty }) {
  const t = useText();
  const [language] = useLanguage();
  const [linking, setLinking] = useState<IpiPartyName>();
  const authorOf = ({ authorId, displayName }: IpiPartyName) =>
    authorId === null
      ? t(messages.noAuthor)
      : t(messages.authorNumber, { name: displayName ?? '', authorId });
  const action = (one: IpiPartyName) =>
    personId !== null &&
    one.authorId === null && (
      <Button size="small" onClick={() => setLinking(one)}>
        {t(messages.link)}
      </Button>
    );
  return (
    <Card title={t(messages.names)}>
      <Table
        isBare
        label={t(messages.names)}
        columns={[
          { id: 'name', header: t(messages.name), isTitle: true, cell: ({ name }) => name },
          {
            id: 'number',
            header: t(messages.nameNumber),
            cell: ({ ipiNameNumber }) => <span className="tabular">{ipiNameNumber}</span>,
          },
          { id: 'kind', header: t(messages.kind), cell: ({ nameKind }) => kindText(nameKind, language) },
          {
            id: 'author',
            header: t(messages.author),
            cell: (one) => action(one) || <span className={one.authorId ? '' : 'dim'}>{authorOf(one)}</span>,
          },
        ]}
        rows={names}
        rowKey={({ ipiNameNumber }) => ipiNameNumber}
        phoneRow={(one) => ({
          title: one.name,
          detail: [one.ipiNameNumber, kindText(one.nameKind, language), one.authorId && authorOf(one)]
            .filter(Boolean)
            .join(' · '),
          aside: action(one),
        })}
      />
      {linking && <LinkDialog name={linking} onClose={() => setLinking(undefined)} />}
    </Card>
  );
}

function LinkDialog({ name: { ipiNameNumber, name }, onClose }: { name: IpiPartyName; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(linkIpiName, () => {
    toast({ text: t(messages.linked, { name }) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.linkQuestion, { name })}
      confirmLabel={t(messages.link)}
      isLoading={isSending}
      onConfirm={() => send({ params: { ipiNameNumber } })}
      onClose={onClose}
    >
      {t(messages.linkWhat)}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
