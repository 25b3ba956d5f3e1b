import { listPromoters, type Promoter } from '@omur/contract/performances/venues';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { formatNationalId } from '../../platform/i18n/format.ts';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './livePerformances.module.css';
import { messages } from './messages.ts';
import type { CardProps } from './PerformanceCard.tsx';
import { fieldIds } from './refusedFields.ts';

const searchAfter = 300;
const most = 8;

/** Who registers, and who held the concert; those entered before are offered again. */
export function PromoterCard({ form, edit, errors }: CardProps) {
  const t = useText();
  const { kennitala } = useLoggedIn();
  const { person } = useMember();
  const { kind, promoter, promoterEmail, promoterPhone, otherInfo } = form;
  const search = useDebounced(promoter.trim(), searchAfter);
  const known = useQuery({
    ...listQueryFor(listPromoters, { query: { search, limit: most } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    // It only helps: that it cannot be had is nothing to be told.
    retry: false,
  });
  const choose = (one: Promoter) =>
    edit(() => ({
      promoter: one.promoterName,
      promoterEmail: one.promoterEmail ?? '',
      promoterPhone: one.promoterPhone ?? '',
    }));
  const isNeeded = kind !== 'streaming';
  const offered = promoter.trim() === '' ? [] : (known.data?.rows ?? []);

  return (
    <Card title={t(messages.who)}>
      <div className={styles.fields}>
        <TextField
          label={t(messages.registrant)}
          value={formatNationalId(kennitala)}
          onChange={() => undefined}
          readOnly
          isNumeric
        />
        <TextField
          label={t(messages.registrantEmail)}
          value={person?.email ?? ''}
          onChange={() => undefined}
          readOnly
        />
        <div className={styles.wide}>
          <Combobox
            id={fieldIds.promoter}
            label={t(messages.promoter)}
            hint={t(messages.promoterHint)}
            value={promoter}
            onInput={(typed) => edit(() => ({ promoter: typed }))}
            options={offered}
            optionKey={({ promoterId }) => promoterId}
            renderOption={(one) => <PromoterOption {...one} />}
            onSelect={choose}
            error={errors.at('promoter')}
            isFreeText
            isStarred={isNeeded}
          />
        </div>
        <TextField
          id={fieldIds.promoterEmail}
          label={t(messages.promoterEmail)}
          value={promoterEmail}
          onChange={(typed) => edit(() => ({ promoterEmail: typed }))}
          error={errors.at('promoterEmail')}
          type="email"
          autoComplete="off"
        />
        <TextField
          id={fieldIds.promoterPhone}
          label={t(messages.promoterPhone)}
          value={promoterPhone}
          onChange={(typed) => edit(() => ({ promoterPhone: typed }))}
          error={errors.at('promoterPhone')}
          type="tel"
          autoComplete="off"
        />
        <div className={styles.wide}>
          <TextArea
            id={fieldIds.otherInfo}
            label={t(messages.otherInfo)}
            value={otherInfo}
            onChange={(typed) => edit(() => ({ otherInfo: typed }))}
            error={errors.at('otherInfo')}
            rows={3}
          />
        </div>
      </div>
    </Card>
  );
}

function PromoterOption({ promoterName, promoterEmail, promoterPhone }: Promoter) {
  return (
    <>
      <div>{promoterName}</div>
      <div className="dim small">{[promoterEmail, promoterPhone].filter(Boolean).join(' · ')}</div>
    </>
  );
}
