import type { Payment } from '@omur/contract/royalties/payments';
import { FileText } from 'lucide-react';
import { useLoggedIn } from '../../platform/api/session.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { makeRemittance } from '../statements/makeRemittance.ts';
import { messages } from './messages.ts';

/** The document of a payment that was made. */
export function RemittanceButton({ payment }: { payment: Payment }) {
  const t = useText();
  const { kennitala } = useLoggedIn();
  const file = useFile(`${payment.endToEndId}.pdf`, (signal) => makeRemittance(payment, kennitala, signal));
  if (payment.paymentState !== 'paid') return null;
  return (
    <>
      <Button
        size="small"
        icon={<FileText size={16} aria-hidden />}
        aria-label={t(messages.remittanceOf, { reference: payment.endToEndId })}
        isLoading={file.isFetching}
        onClick={() => void file.fetchFile()}
      >
        {t(messages.pdf)}
      </Button>
      <FileProblem file={file} />
    </>
  );
}
