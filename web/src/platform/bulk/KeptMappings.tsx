import {
  type BulkMapping,
  deleteBulkMapping,
  listBulkMappings,
  longestMappingName,
  renameBulkMapping,
} from '@omur/contract/platform/calls/bulk';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../api/queries.ts';
import { useChange } from '../api/useChange.ts';
import { formatInstant } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Table } from '../ui/Table.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { useView } from './view.ts';

/** O313: which column is which, as the user keeps it by name. */
export function KeptMappings() {
  const t = useText();
  const [language] = useLanguage();
  const { form } = useView();
  const { rows } = usePages(listBulkMappings, { params: {}, query: { bulkKind: form.kind } });
  const [renamed, setRenamed] = useState<BulkMapping>();
  const [gone, setGone] = useState<BulkMapping>();
  const { send, isSending, refusal } = useChange(deleteBulkMapping, () => setGone(undefined));
  if (rows.length === 0) return null;
  const acts = (mapping: BulkMapping) => (
    <span className={styles.acts}>
      <IconButton
        label={t(messages.renameMapping, { name: mapping.bulkMappingName })}
        icon={<Pencil />}
        size="small"
        onClick={() => setRenamed(mapping)}
      />
      <IconButton
        label={t(messages.removeMapping, { name: mapping.bulkMappingName })}
        icon={<Trash2 />}
        size="small"
        onClick={() => setGone(mapping)}
      />
    </span>
  );
  const confirmed = ({ mappingConfirmedAt }: BulkMapping) => formatInstant(mappingConfirmedAt, language);
  return (
    <Card title={t(messages.mappings)}>
      <Table
        isBare
        label={t(messages.mappings)}
        columns={[
          {
            id: 'name',
            header: t(messages.name),
            width: 'minmax(0, 1fr)',
            isTitle: true,
            cell: ({ bulkMappingName }) => bulkMappingName,
          },
          { id: 'confirmed', header: t(messages.confirmed), width: '170px', cell: confirmed },
          { id: 'acts', header: t(messages.change), width: '100px', cell: acts },
        ]}
        rows={rows}
        rowKey={({ bulkMappingId }) => bulkMappingId}
        phoneRow={(mapping) => ({
          title: mapping.bulkMappingName,
          detail: confirmed(mapping),
          aside: acts(mapping),
        })}
      />
      {renamed && <Rename mapping={renamed} onClose={() => setRenamed(undefined)} />}
      <ConfirmDialog
        isOpen={gone !== undefined}
        onClose={() => setGone(undefined)}
        title={t(messages.removeTitle, { name: gone?.bulkMappingName ?? '' })}
        confirmLabel={t(messages.removeIt)}
        isDanger
        isLoading={isSending}
        onConfirm={() => gone && send({ params: { bulkMappingId: gone.bulkMappingId } })}
      >
        {refusal ?? t(messages.removeMappingMore)}
      </ConfirmDialog>
    </Card>
  );
}

function Rename({ mapping, onClose }: { mapping: BulkMapping; onClose: () => void }) {
  const t = useText();
  const [bulkMappingName, setName] = useState(mapping.bulkMappingName);
  const { send, isSending, refusal, problemAt } = useChange(renameBulkMapping, onClose);
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.renameMapping, { name: mapping.bulkMappingName })}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { bulkMappingId: mapping.bulkMappingId }, body: { bulkMappingName } })}
      onClose={onClose}
    >
      <TextField
        label={t(messages.name)}
        maxLength={longestMappingName}
        value={bulkMappingName}
        error={problemAt('bulkMappingName')}
        onChange={setName}
      />
    </FormDialog>
  );
}
