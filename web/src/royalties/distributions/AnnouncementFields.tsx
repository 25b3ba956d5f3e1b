import { listDistributionCategories } from '@omur/contract/royalties/pots';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { Written } from './announcement.ts';
import styles from './distributions.module.css';
import { messages } from './messages.ts';

interface AnnouncementFieldsProps {
  written: Written;
  isNumberFixed: boolean;
  errorOf: (name: keyof Written) => string | undefined;
  onChange: (part: Partial<Written>) => void;
}

/** What staff say of a distribution before its file is sent. */
export function AnnouncementFields({ written, isNumberFixed, errorOf, onChange }: AnnouncementFieldsProps) {
  const t = useText();
  const { data } = useQuery(listQueryFor(listDistributionCategories));
  const wired: Wired = (name) => ({
    value: written[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...wired('number')}
          isNumeric
          inputMode="numeric"
          label={t(messages.ownNumber)}
          hint={t(messages.ownNumberHint)}
          readOnly={isNumberFixed}
        />
        <TextField {...wired('name')} label={t(messages.name)} />
        <SelectField
          {...wired('category')}
          label={t(messages.category)}
          placeholder={t(messages.choose)}
          options={(data?.rows ?? []).map(({ categoryId, categoryName }) => ({
            value: String(categoryId),
            label: categoryName,
          }))}
        />
        <TextField {...wired('period')} label={t(messages.period)} hint={t(messages.periodHint)} />
        <DateField
          {...wired('periodEndsOn')}
          isOptional
          label={t(messages.periodEndsOn)}
          hint={t(messages.periodEndsOnHint)}
        />
        <DateField
          {...wired('distributedOn')}
          isOptional
          label={t(messages.distributedOn)}
          hint={t(messages.distributedOnHint)}
        />
        <TextField
          {...wired('corrects')}
          isOptional
          isNumeric
          inputMode="numeric"
          label={t(messages.corrects)}
          hint={t(messages.correctsHint)}
        />
      </div>
      <ControlFields wired={wired} />
      <Group title={t(messages.exceptions)} hint={t(messages.exceptionsHint)}>
        <SelectField
          {...wired('outside')}
          label={t(messages.outside)}
          options={[
            { value: 'refused', label: t(messages.outsideRefused) },
            { value: 'kept', label: t(messages.outsideKept) },
          ]}
        />
        <TextField
          {...wired('reason')}
          isOptional
          label={t(messages.reason)}
          hint={t(messages.reasonHint)}
          maxLength={500}
        />
      </Group>
      <ReportFields wired={wired} />
      <Group title={t(messages.royaltyText)} hint={t(messages.royaltyTextHint)}>
        <TextArea {...wired('textIs')} isOptional rows={3} label={t(messages.inIcelandic)} maxLength={2000} />
        <TextArea {...wired('textEn')} isOptional rows={3} label={t(messages.inEnglish)} maxLength={2000} />
      </Group>
    </>
  );
}

/** What a field of the announcement is given. */
type Wired = (name: keyof Written) => {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

function ControlFields({ wired }: { wired: Wired }) {
  const t = useText();
  return (
    <Group title={t(messages.controls)} hint={t(messages.controlsHint)}>
      <TextField {...wired('lines')} isOptional isNumeric inputMode="numeric" label={t(messages.lineCount)} />
      <TextField
        {...wired('amount')}
        isOptional
        isNumeric
        inputMode="decimal"
        label={t(messages.total)}
        hint={t(messages.totalHint)}
      />
    </Group>
  );
}

function ReportFields({ wired }: { wired: Wired }) {
  const t = useText();
  return (
    <>
      <Group title={t(messages.dsr)} hint={t(messages.dsrHint)}>
        <TextField
          {...wired('currency')}
          isOptional
          label={t(messages.currency)}
          hint={t(messages.currencyHint)}
          autoCapitalize="characters"
        />
        <TextField
          {...wired('rate')}
          isOptional
          isNumeric
          inputMode="decimal"
          label={t(messages.rate)}
          hint={t(messages.rateHint)}
        />
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** Fields that belong together, with what they are for. */
const Group = ({ title, hint, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    <p className="dim small">{hint}</p>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
