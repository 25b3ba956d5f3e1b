import type { Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Controllers } from './Controllers.tsx';
import { CorrectedRights } from './CorrectedRights.tsx';
import { messages } from './messages.ts';
import { Sums } from './Sums.tsx';
import { Unmatched } from './Unmatched.tsx';

/** What a file that was read has brought, for who is to finish it and after that. */
export function Checked({ distribution, mayFinish }: { distribution: Distribution; mayFinish: boolean }) {
  const t = useText();
  const { distributionId, distributionState, correctionOf } = distribution;
  return (
    <>
      {mayFinish && (
        <Alert look="success" title={t(messages.isChecked)}>
          {t(messages.isCheckedWhat)}
        </Alert>
      )}
      <Controllers distribution={distribution} />
      <Sums distribution={distribution} />
      {distributionState === 'checked' && correctionOf !== null && (
        <CorrectedRights distributionId={distributionId} />
      )}
      <Unmatched distribution={distribution} />
    </>
  );
}
