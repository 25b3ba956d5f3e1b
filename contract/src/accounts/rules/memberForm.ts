import { readKennitala } from '../../people/rules/kennitala.ts';
import type { Text } from '../../platform/rules/language.ts';
import type { SheetForm } from '../../platform/rules/sheetLines.ts';

const labels: Readonly<Record<string, Text>> = {
  name: { is: 'Nafn', en: 'Name' },
  ssn: { is: 'Kennitala', en: 'National ID' },
  artist_name: { is: 'Listamannsnafn', en: 'Artist name' },
  email: { is: 'Netfang', en: 'E-mail' },
  phone: { is: 'Sími', en: 'Phone' },
  street: { is: 'Gata', en: 'Street' },
  postal_code: { is: 'Póstnúmer', en: 'Postal code' },
  foreign_address: { is: 'Erlent heimilisfang', en: 'Address abroad' },
  ipi: { is: 'IPI-númer', en: 'IPI name number' },
  society: { is: 'Félag (kóði)', en: 'Society (code)' },
  mandate_on: { is: 'Dagsetning umboðs', en: 'Date of mandate' },
  is_author: { is: 'Er höfundur', en: 'Is an author' },
  unknown_author: { is: 'Óþekktur höfundur (númer)', en: 'Unknown author (number)' },
  invite: { is: 'Senda boð', en: 'Send an invitation' },
};

/** O195: members to be, a line for each. */
export const memberForm: SheetForm = {
  kind: 'members',
  columns: Object.keys(labels),
  labelOf: (column) => labels[column] ?? { is: column, en: column },
  isOfEntry: () => true,
  mostLines: 1,
  goesOn: () => false,
  keysOf: ([{ ssn = '' } = {}]) => {
    const kennitala = readKennitala(ssn);
    return kennitala === undefined ? [] : [kennitala];
  },
};
