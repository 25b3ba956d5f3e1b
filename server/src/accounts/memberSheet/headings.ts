/** What lists of people call their columns, folded. */
export const headings: Readonly<Record<string, readonly string[]>> = {
  name: ['nafn', 'fullt nafn', 'name', 'full name', 'member'],
  ssn: ['kennitala', 'kt', 'national id', 'ssn', 'id number'],
  artist_name: ['listamannsnafn', 'einkenni', 'artist name', 'artist', 'pseudonym'],
  email: ['netfang', 'email', 'e mail', 'tolvupostur', 'postur'],
  phone: ['simi', 'simanumer', 'phone', 'telephone', 'mobile'],
  street: ['gata', 'heimilisfang', 'heimili', 'street', 'address'],
  postal_code: ['postnumer', 'postal code', 'postcode', 'zip', 'zip code'],
  foreign_address: ['erlent heimilisfang', 'foreign address', 'address abroad'],
  ipi: ['ipi', 'ipi numer', 'ipi number', 'ipi name number', 'cae'],
  society: ['felag', 'felag kodi', 'society', 'society code'],
  mandate_on: ['umbod', 'dagsetning umbods', 'umbod fra', 'mandate', 'date of mandate', 'mandate date'],
  is_author: ['er hofundur', 'hofundur', 'is an author', 'author', 'is author'],
  unknown_author: [
    'othekktur hofundur',
    'othekktur hofundur numer',
    'unknown author',
    'unknown author number',
  ],
  invite: ['senda bod', 'bod', 'invite', 'invitation', 'send an invitation'],
};
