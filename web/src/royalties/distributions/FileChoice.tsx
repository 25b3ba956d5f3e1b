import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FileField } from '../../platform/attachments/FileField.tsx';
import { messages } from './messages.ts';

/** The server takes no more. */
const mostBytes = 2_147_483_648;

/** Why a file cannot be sent. */
export function fileProblem(file: File | undefined): Text | undefined {
  if (!file) return messages.fileNeeded;
  if (file.size === 0) return messages.fileEmpty;
  return file.size > mostBytes ? messages.fileTooLarge : undefined;
}

interface FileChoiceProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
  /** What the browser offers first; text if left out. */
  accept?: string;
  /** What kinds of files are read; those of distributions if left out. */
  hint?: string;
}

const text = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

/** The file of a distribution, chosen or dropped. Nothing of it is read before it has arrived at the server. */
export function FileChoice({ accept = text, hint, ...props }: FileChoiceProps) {
  const t = useText();
  return (
    <FileField
      {...props}
      label={t(messages.file)}
      hint={hint ?? t(messages.fileHint)}
      choose={t(messages.chooseFile)}
      accept={accept}
    />
  );
}
