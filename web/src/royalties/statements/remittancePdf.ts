import { type Text, type TextValues, textIn } from '../../platform/i18n/text.ts';
import { formatNationalId } from '../../platform/i18n/format.ts';
import { drawFigures, drawHead, drawText } from '../../platform/paper/documentHead.ts';
import { formatDotted, formatExact } from './money.ts';
import { newPaper } from '../../platform/paper/paper.ts';
import type { Remittance } from './remittance.ts';
import type { Typefaces } from '../../platform/paper/typeface.ts';
import { words } from './words.ts';

const own = {
  title: { is: 'Greiðslukvittun', en: 'Remittance advice' },
  day: { is: 'Greiðsludagur', en: 'Payment day' },
  account: { is: 'Reikningur', en: 'Account' },
  accountEnd: { is: 'endar á {digits}', en: 'ends in {digits}' },
  reference: { is: 'Tilvísun', en: 'Reference' },
  rate: { is: 'Skatthlutfall', en: 'Tax rate' },
  paid: { is: 'Greitt á reikning', en: 'Paid into the account' },
  gross: { is: 'Úr inneign', en: 'From balance' },
  withheld: { is: 'Staðgreiðsla skatts', en: 'Tax withheld' },
  abroad: {
    is: 'Krónurnar fóru af reikningi félagsins. Bankinn skipti þeim í {currency} á gengi dagsins og kostnaður banka skiptist milli sendanda og viðtakanda.',
    en: 'The krónur left the society’s account. The bank turned them into {currency} at the rate of the day, and sender and receiver share what banks charge.',
  },
  note: {
    is: 'Greitt er í heilum krónum; eyrir standa áfram í inneign. Skilagreinar úthlutana eru á síðunni Úthlutanir.',
    en: 'Payments are in whole krónur; the eyrir stay in the balance. Statements are on the Distributions page.',
  },
};

/** The document of one payment: where it went, what it was taken of, and what tax was withheld (R26). */
export function remittancePdf(remittance: Remittance, typefaces: Typefaces): Blob {
  const { language, societyName, holderName, nationalId, payment, madeOn } = remittance;
  const t = (text: Text, values?: TextValues) => textIn(language, text, values);
  const exact = (isk: number) => `${formatExact(Math.round(isk * 100))} kr.`;
  const paper = newPaper({
    orientation: 'portrait',
    typefaces,
    title: `${t(own.title)} ${payment.endToEndId}`,
    societyName,
    language,
  });
  drawHead(paper, {
    societyName,
    title: t(own.title),
    name: exact(payment.paidIsk),
    facts: [
      [t(words.holder), holderName],
      [t(words.nationalId), formatNationalId(nationalId)],
      [t(own.day), formatDotted(payment.payOn)],
      [
        t(own.account),
        [t(own.accountEnd, { digits: payment.accountEnd }), payment.currency].filter(Boolean).join(' · '),
      ],
      [t(own.reference), payment.endToEndId],
      [t(own.rate), `${String(payment.taxPercent).replace('.', ',')}%`],
    ],
  });
  drawFigures(paper, [
    [t(own.paid), exact(payment.paidIsk)],
    [t(own.gross), exact(payment.balanceIsk)],
    [t(own.withheld), exact(payment.withheldIsk)],
  ]);
  drawText(paper, t(own.note));
  if (payment.currency && payment.currency !== 'ISK')
    drawText(paper, t(own.abroad, { currency: payment.currency }));
  return paper.finish(
    `${societyName} · ${payment.endToEndId} · ${t(words.madeOn, { day: formatDotted(madeOn) })}`,
    (page, pages) => t(words.page, { page, pages }),
  );
}
