import { listPostalCodes } from '@omur/contract/platform/calls/lookups';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Switch } from '../../platform/ui/Switch.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { PartProps } from './AboutCard.tsx';
import { fieldId } from './fields.ts';
import { messages } from './messages.ts';
import styles from './persons.module.css';

const none = 'none';

/** C2.27: where the person lives, at home and, behind a switch, abroad. */
export function AddressCard({ form, edit, problemAt, isOwn }: PartProps) {
  const t = useText();
  const { data: codes } = useQuery({ ...listQueryFor(listPostalCodes), staleTime: Infinity });
  const { postalCode } = form;
  const known = codes?.rows ?? (postalCode === '' ? [] : [{ postalCode, postOffice: '' }]);
  return (
    <Card title={t(messages.address)}>
      <Stack>
        <div className={styles.fields}>
          <TextField
            id={fieldId('street')}
            label={t(messages.street)}
            value={form.street}
            onChange={(street) => edit({ street })}
            error={problemAt('street')}
            autoComplete={isOwn ? 'street-address' : 'off'}
            isOptional
          />
          <SelectField
            id={fieldId('postalCode')}
            label={t(messages.postalCode)}
            value={postalCode === '' ? none : postalCode}
            onChange={(chosen) => edit({ postalCode: chosen === none ? '' : chosen })}
            error={problemAt('postalCode')}
            options={[
              { value: none, label: t(messages.noPostalCode) },
              ...known.map((one) => ({
                value: one.postalCode,
                label: `${one.postalCode} ${one.postOffice}`.trim(),
              })),
            ]}
          />
        </div>
        <Switch
          label={t(isOwn ? messages.isForeign : messages.isForeignOther)}
          isOn={form.isAddressForeign}
          onChange={(isAddressForeign) => edit({ isAddressForeign })}
        />
        {form.isAddressForeign && (
          <TextField
            id={fieldId('foreignAddress')}
            label={t(messages.foreignAddress)}
            hint={t(messages.foreignHint)}
            value={form.foreignAddress}
            onChange={(foreignAddress) => edit({ foreignAddress })}
            error={problemAt('foreignAddress')}
            autoComplete="off"
            required
          />
        )}
      </Stack>
    </Card>
  );
}
