import type { IpiName } from '@omur/contract/people/ipi';
import { useLanguage } from '../../platform/i18n/texts.tsx';
import { societiesText } from './codeTexts.ts';

/** A name of the register as it is offered: with its number and the societies of each right. */
export function IpiOption({ of: { name, ipiNameNumber, societies } }: { of: IpiName }) {
  const [language] = useLanguage();
  return (
    <>
      <div>{name}</div>
      <div className="dim small">
        {[`IPI ${ipiNameNumber}`, societiesText(societies, language)].filter(Boolean).join(' · ')}
      </div>
    </>
  );
}
