import { getUsageImport, type UsageImportReport } from '@omur/contract/royalties/usage';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { FileChoice } from '../distributions/FileChoice.tsx';
import { SendFileParts } from '../fileParts/SendFileParts.tsx';
import { messages } from './messages.ts';
import { keyOf, startSending, usageFiles } from './sending.ts';

/** A file of usage on its way to the server, or what is needed for it to go on. */
export function SendFile({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const [language] = useLanguage();
  const readAnew = useReadAnew();
  const { usageImportId, sizeBytes } = usage;
  const other = t(messages.otherFile, { size: fileSizeText(sizeBytes ?? 0, language) });
  return (
    <SendFileParts
      sendingKey={keyOf(usageImportId)}
      announced={usage}
      choice={(file, choose, isOther) => (
        <FileChoice
          file={file}
          onChange={choose}
          accept={usageFiles}
          hint={t(messages.fileHint)}
          error={isOther ? other : undefined}
        />
      )}
      onStart={(file) =>
        startSending(usageImportId, file, () => void readAnew({ affects: () => [getUsageImport] }))
      }
    />
  );
}
