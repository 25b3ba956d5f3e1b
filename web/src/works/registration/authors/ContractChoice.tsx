import { listAuthorContracts } from '@omur/contract/people/authors';
import { rightsLines } from '@omur/contract/works/rules/rights';
import { formatPercent, fullShare } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { formatDay } from '../../../platform/i18n/format.ts';
import { RadioGroup } from '../../../platform/ui/RadioGroup.tsx';
import { Skeleton } from '../../../platform/ui/Skeleton.tsx';
import type { FormContract } from '../form.ts';
import styles from './authors.module.css';
import { messages } from './messages.ts';

interface ContractChoiceProps {
  authorId: number;
  name: string;
  shareHundredths: number | undefined;
  value: FormContract | undefined;
  onChange: (contract: FormContract | undefined) => void;
}

/** F2.40: the author's running contracts, one of which may be chosen, and what follows from it. */
export function ContractChoice({ authorId, name, shareHundredths, value, onChange }: ContractChoiceProps) {
  const t = useText();
  const [language] = useLanguage();
  /** F3.13: a share that the contract does not give. */
  const orDashes = (part: number | null) => (part === null ? '--' : formatPercent(part, language));
  const { data, error } = useQuery(listQueryFor(listAuthorContracts, { params: { authorId } }));
  if (error) return <p className={styles.quiet}>{error.message}</p>;
  if (!data) return <Skeleton shape="text" count={2} />;
  if (data.rows.length === 0) return <p className={styles.quiet}>{t(messages.noContracts)}</p>;
  return (
    <>
      <RadioGroup
        label={t(messages.contracts)}
        value={String(value?.contractId ?? 0)}
        onChange={(chosen) => onChange(data.rows.find(({ contractId }) => String(contractId) === chosen))}
        options={[
          { value: '0', label: t(messages.noContract), hint: t(messages.noContractHint) },
          ...data.rows.map((contract) => ({
            value: String(contract.contractId),
            label: contract.name,
            hint: t(messages.contractHint, {
              day: formatDay(contract.endsOn),
              home: orDashes(contract.performanceShareHundredths),
              abroad: orDashes(contract.mechanicalShareHundredths),
            }),
          })),
        ]}
      />
      {value && shareHundredths !== undefined && (
        <RightsEffect name={name} contract={value} shareHundredths={shareHundredths} />
      )}
    </>
  );
}

interface RightsEffectProps {
  name: string;
  contract: FormContract;
  shareHundredths: number;
}

/** V6: what the author's side and the publisher get of the share, at home and abroad. */
function RightsEffect({ name, contract, shareHundredths }: RightsEffectProps) {
  const t = useText();
  const [language] = useLanguage();
  // Which publisher and which right it is does not bear on the figures.
  const ofWhole = [{ rightId: 0, shareHundredths: fullShare }];
  const lines = rightsLines(shareHundredths, ofWhole, { ...contract, publisherId: 0 });
  const percent = (part: number) => formatPercent(part, language, 'column');
  return (
    <table className={styles.effect}>
      <caption>{t(messages.effect)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.who)}</th>
          <th scope="col">{t(messages.home)}</th>
          <th scope="col">{t(messages.abroad)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.publisherId === undefined ? 'author' : 'publisher'}>
            <th scope="row">{line.publisherId === undefined ? name : contract.name}</th>
            <td>{percent(line.shareHundredths)}</td>
            <td>{percent(line.shareAbroadHundredths)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
