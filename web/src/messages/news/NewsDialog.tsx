import { changeNews, type NewsArticle, writeNews } from '@omur/contract/messages/news';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './news.module.css';
import { PictureTexts, type PictureText } from './PictureTexts.tsx';

interface NewsDialogProps {
  of: NewsArticle | undefined;
  onSaved: (saved: NewsArticle) => void;
  onClose: () => void;
}

/** O135: an article in both languages, and the day on which it is published. */
export function NewsDialog({ of, onSaved, onClose }: NewsDialogProps) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState({
    headlineIs: of?.headlineIs ?? '',
    headlineEn: of?.headlineEn ?? '',
    newsIs: of?.newsIs ?? '',
    newsEn: of?.newsEn ?? '',
  });
  const [pictures, setPictures] = useState<readonly PictureText[]>(of?.pictures ?? []);
  const [publishOn, setPublishOn] = useState(of?.publishOn ?? '');
  const [isTried, setIsTried] = useState(false);
  const onDone = (saved: NewsArticle) => {
    toast({ text: t(messages.saved) });
    onSaved(saved);
    onClose();
  };
  const written = useChange(writeNews, onDone);
  const changed = useChange(changeNews, onDone);
  const { isSending, refusal, problemAt } = of ? changed : written;
  const submit = () => {
    setIsTried(true);
    if (Object.values(typed).some((text) => text.trim() === '')) return;
    const body = { ...typed, publishOn: publishOn || null };
    const texts = pictures.map(({ fileId, pictureTextIs, pictureTextEn }) => ({
      fileId,
      pictureTextIs,
      pictureTextEn,
    }));
    if (of)
      changed.send({
        params: { newsId: of.newsId },
        body: { ...body, version: of.version, pictures: texts },
      });
    else written.send({ body });
  };
  const field = (name: keyof typeof typed) => ({
    label: t(messages[name]),
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: isTried && typed[name].trim() === '' ? t(messages.missing) : problemAt(name),
  });
  return (
    <FormDialog
      title={t(of ? messages.change : messages.write)}
      size="large"
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField {...field('headlineIs')} maxLength={200} />
        <TextField {...field('headlineEn')} maxLength={200} />
        <TextArea {...field('newsIs')} hint={t(messages.textHint)} rows={10} maxLength={20_000} />
        <TextArea {...field('newsEn')} hint={t(messages.textHint)} rows={10} maxLength={20_000} />
      </div>
      <PictureTexts of={pictures} onChange={setPictures} />
      <DateField
        label={t(messages.publishOn)}
        hint={t(messages.publishHint)}
        value={publishOn}
        onChange={setPublishOn}
        error={problemAt('publishOn')}
        isOptional
      />
    </FormDialog>
  );
}
