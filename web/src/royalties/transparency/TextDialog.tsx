import type { ReportSectionName } from '@omur/contract/platform/fields/transparency';
import { type TransparencyReport, writeReportText } from '@omur/contract/royalties/transparency';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { sectionWords } from './words.ts';

interface TextDialogProps {
  report: TransparencyReport;
  section: ReportSectionName;
  onClose: () => void;
}

/** A text of a draft in both languages; left empty it is taken out. */
export function TextDialog({ report, section, onClose }: TextDialogProps) {
  const t = useText();
  const toast = useToast();
  const before = report.texts.find(({ reportSection }) => reportSection === section);
  const [wordsIs, setWordsIs] = useState(before?.sectionTextIs ?? '');
  const [wordsEn, setWordsEn] = useState(before?.sectionTextEn ?? '');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(writeReportText, () => {
    toast({ text: t(messages.written) });
    onClose();
  });
  const isOne = (wordsIs.trim() === '') !== (wordsEn.trim() === '');
  const wrong = (words: string) => isTried && isOne && words.trim() === '' && t(messages.bothLanguages);
  const submit = () => {
    setIsTried(true);
    if (isOne) return;
    const { reportId, version } = report;
    const texts = { sectionTextIs: wordsIs, sectionTextEn: wordsEn };
    send({ params: { reportId }, body: { reportSection: section, ...texts, version } });
  };
  const { title, hint } = sectionWords[section];
  return (
    <FormDialog
      size="large"
      isStacked
      title={t(title)}
      description={t(hint)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.inIcelandic)}
        lang="is"
        rows={6}
        maxLength={20_000}
        value={wordsIs}
        onChange={setWordsIs}
        error={wrong(wordsIs) || problemAt('sectionTextIs')}
      />
      <TextArea
        label={t(messages.inEnglish)}
        lang="en"
        rows={6}
        maxLength={20_000}
        value={wordsEn}
        onChange={setWordsEn}
        error={wrong(wordsEn) || problemAt('sectionTextEn')}
      />
    </FormDialog>
  );
}
