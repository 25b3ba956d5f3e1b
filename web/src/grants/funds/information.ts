import type { FundForm } from '@omur/contract/grants/rules/fundApplication';
import type { Text } from '../../platform/i18n/text.ts';

const common: Text[] = [
  {
    is: 'Hægt er að bæta fylgiskjölum við umsókn þar til hún er afgreidd.',
    en: 'Attachments can be added to an application until it is decided on.',
  },
  {
    is: 'Niðurstaðan birtist á spjaldinu þínu þegar umsóknartímabilinu er lokið, og þú færð tilkynningu um hana.',
    en: 'The outcome is shown on your card once the application period has ended, and you are notified.',
  },
];

/** L2.35, L2.37: what one should know before applying, by form. */
export const information: Record<FundForm, readonly Text[]> = {
  newApplications: [
    {
      is: 'Sjóðurinn styrkir gerð og hljóðritun nýrra verka.',
      en: 'The fund supports the making and recording of new works.',
    },
    ...common,
  ],
  others: [
    {
      is: 'Sjóðurinn styrkir nótnaútgáfu og önnur verkefni sem varða verk höfunda.',
      en: 'The fund supports the publication of sheet music and other projects that concern authors’ works.',
    },
    ...common,
  ],
  largeWorks: [
    {
      is: 'Sjóðurinn styrkir stór verk, svo sem óperur, sinfónísk verk og söngleiki.',
      en: 'The fund supports large works such as operas, symphonic works and musicals.',
    },
    {
      is: 'Staðfesting á höfundarétti að textum og öðru efni sem verkið byggir á þarf að fylgja umsókninni.',
      en: 'Confirmation of copyright in texts and other material that the work builds on must accompany the application.',
    },
    {
      is: 'Styrkurinn er greiddur í tvennu lagi: helmingur við samþykkt og helmingur þegar verkinu er skilað.',
      en: 'The grant is paid in two parts: half when it is granted and half when the work is delivered.',
    },
    {
      is: 'Styrkur til einstaklings er skattskyldur og dregin er staðgreiðsla af honum. Lögaðili telur hann fram sem tekjur.',
      en: 'A grant to an individual is taxed and tax is withheld. A company declares it as income.',
    },
    ...common,
  ],
  travel: [
    {
      is: 'Sjóðurinn styrkir ferðir höfunda vegna tónleika, frumflutnings og vinnustofa.',
      en: 'The fund supports authors’ travel for concerts, first performances and workshops.',
    },
    {
      is: 'Lýsing á ferðalaginu má vera allt að 500 orð. Boðsbréf eða staðfesting má fylgja með.',
      en: 'The description of the trip may have up to 500 words. You may attach an invitation or confirmation.',
    },
    ...common,
  ],
};
