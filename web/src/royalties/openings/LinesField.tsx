import { useText } from '../../platform/i18n/texts.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { messages } from './messages.ts';
import { SheetFile } from './SheetFile.tsx';
import { type TypedLine, TypedLines } from './TypedLines.tsx';

export type Way = 'file' | 'hand';

interface LinesFieldProps {
  way: Way;
  onWay: (way: Way) => void;
  lines: readonly TypedLine[];
  onLines: (lines: TypedLine[]) => void;
  onFile: (text: string) => void;
  fileError: string | undefined;
}

/** The lines of a list of balances: from a file, or typed (R20). */
export function LinesField({ way, onWay, lines, onLines, onFile, fileError }: LinesFieldProps) {
  const t = useText();
  return (
    <>
      <RadioGroup
        isInline
        label={t(messages.way)}
        value={way}
        onChange={onWay}
        options={[
          { value: 'file', label: t(messages.byFile) },
          { value: 'hand', label: t(messages.byHand) },
        ]}
      />
      {way === 'file' ? (
        <SheetFile error={fileError} onChange={onFile} />
      ) : (
        <TypedLines lines={lines} onChange={onLines} />
      )}
    </>
  );
}
