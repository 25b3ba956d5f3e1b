import type { Society } from '@omur/contract/accounts/sessions';
import { useText } from '../i18n/texts.tsx';
import { messages } from './contactMessages.ts';

/** H109: how the office is reached; nothing where the society has not said, or until it is known. */
export function Contact({ society }: { society: Society | undefined }) {
  const t = useText();
  const contact = society?.contact;
  if (!contact) return null;
  const { contactPhone, contactEmail, officeHours } = contact;
  return (
    <p className="dim small">
      {t(messages.office)}{' '}
      {contactPhone && <a href={`tel:${contactPhone.replace(/\s/gu, '')}`}>{contactPhone}</a>}
      {contactPhone && contactEmail && ' · '}
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {officeHours && ` · ${officeHours}`}
    </p>
  );
}
