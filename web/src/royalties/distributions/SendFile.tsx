import { type Distribution, importDistribution } from '@omur/contract/royalties/distributions';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { SendFileParts } from '../fileParts/SendFileParts.tsx';
import { FileChoice } from './FileChoice.tsx';
import { messages } from './messages.ts';
import { keyOf, startSending } from './sending.ts';

/** The file of a distribution on its way to the server, or what is needed for it to go on. */
export function SendFile({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const [language] = useLanguage();
  const readAnew = useReadAnew();
  const { distributionId, sizeBytes } = distribution;
  const other = t(messages.otherFile, { size: fileSizeText(sizeBytes ?? 0, language) });
  return (
    <SendFileParts
      sendingKey={keyOf(distributionId)}
      announced={distribution}
      choice={(file, choose, isOther) => (
        <FileChoice file={file} onChange={choose} error={isOther ? other : undefined} />
      )}
      onStart={(file) => startSending(distributionId, file, () => void readAnew(importDistribution))}
    />
  );
}
