import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';

/** H120: a photograph of the paper, read into the field of the dialog, where it is looked at and corrected. */
export function FromPicture({ onRead }: { onRead: (lines: string) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<'failed' | 'empty'>();
  const isReading = part !== undefined;

  const read = async (picture: File) => {
    setProblem(undefined);
    setPart(0);
    try {
      const { readPicture } = await import('./readPicture.ts');
      const lines = await readPicture(picture, setPart);
      if (lines === '') setProblem('empty');
      else onRead(lines);
    } catch {
      setProblem('failed');
    } finally {
      setPart(undefined);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <div>
      {problem && (
        <Alert
          look="warning"
          isAnnounced
          title={t(problem === 'empty' ? messages.pictureEmpty : messages.pictureFailed)}
        />
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t(messages.picture)}
          onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
        />
      </VisuallyHidden>
      <Button
        icon={<Camera size={18} aria-hidden />}
        isLoading={isReading}
        onClick={() => input.current?.click()}
      >
        {isReading ? t(messages.pictureReading, { percent: Math.round(part * 100) }) : t(messages.picture)}
      </Button>
      <p className="dim small">{t(messages.pictureMore)}</p>
    </div>
  );
}
