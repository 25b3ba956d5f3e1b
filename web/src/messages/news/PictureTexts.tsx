import type { Picture } from '@omur/contract/messages/news';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './news.module.css';

export type PictureText = Pick<Picture, 'fileId' | 'fileName' | 'pictureTextIs' | 'pictureTextEn'>;

/** O288: what is in each picture of an article, in both languages. */
export function PictureTexts({
  of,
  onChange,
}: {
  of: readonly PictureText[];
  onChange: (of: PictureText[]) => void;
}) {
  const t = useText();
  const change = (fileId: number, text: Partial<PictureText>) =>
    onChange(of.map((one) => (one.fileId === fileId ? { ...one, ...text } : one)));
  return of.map(({ fileId, fileName, ...texts }) => (
    <div key={fileId} className={styles.pair}>
      {(['pictureTextIs', 'pictureTextEn'] as const).map((name) => (
        <TextField
          key={name}
          label={t(messages[name], { name: fileName })}
          value={texts[name] ?? ''}
          onChange={(value) => change(fileId, { [name]: value })}
          maxLength={300}
          isOptional
        />
      ))}
    </div>
  ));
}
