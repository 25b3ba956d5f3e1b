import type { PlainTable } from '../plainFields.ts';

/** What is said in plain words of a person who becomes a member. A new field is a line here, and a column of the same name. */
export const plainMember = {
  artistName: {
    wire: 'EINKENNI',
    input: 'text',
    maxLength: 200,
    isLine: true,
    autoComplete: 'nickname',
    label: { is: 'Listamannsnafn', en: 'Artist name' },
  },
} as const satisfies PlainTable;

/** The same of any person, with what only the society fills in. */
export const plainPerson = {
  ...plainMember,
  honorific: {
    wire: 'TITILL',
    input: 'text',
    maxLength: 60,
    isLine: true,
    label: { is: 'Titill', en: 'Title' },
  },
} as const satisfies PlainTable;
