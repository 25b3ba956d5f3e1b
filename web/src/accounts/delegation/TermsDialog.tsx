import { type ReactNode, useId } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import { TermsFields } from './TermsFields.tsx';
import { isDay, type Terms } from './terms.ts';

interface TermsDialogProps {
  title: string;
  description: string;
  /** The act, on the button. */
  act: string;
  sending: {
    isSending: boolean;
    refusal: string | undefined;
    problemAt: (field: 'lastDay') => string | undefined;
  };
  terms: Terms;
  onTerms: (terms: Terms) => void;
  /** C5.6: nothing is sent before somebody is chosen. */
  isReady?: boolean;
  isAsking?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** What stands above the terms, and below. */
  children?: ReactNode;
  below?: ReactNode;
}

/** Access in the making or in change: how far it goes, and until when. */
export function TermsDialog(props: TermsDialogProps) {
  const {
    title,
    description,
    act,
    sending,
    terms,
    onTerms,
    isReady = true,
    isAsking,
    children,
    below,
  } = props;
  const { onSubmit, onClose } = props;
  const t = useText();
  const id = useId();
  const isWhole = isReady && (terms.lastDay === '' || isDay(terms.lastDay));
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={id} isLoading={sending.isSending} disabled={!isWhole}>
            {act}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole && !sending.isSending) onSubmit();
        }}
      >
        <Stack>
          {sending.refusal && <Alert look="danger" isAnnounced title={sending.refusal} />}
          {children}
          <TermsFields
            value={terms}
            onChange={onTerms}
            dayProblem={sending.problemAt('lastDay')}
            isAsking={isAsking ?? false}
          />
          {below}
        </Stack>
      </form>
    </Dialog>
  );
}
