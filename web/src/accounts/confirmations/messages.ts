import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  pageMore: {
    is: 'Það sem einn starfsmaður bað um og annar þarf að staðfesta.',
    en: 'Changes that one staff member asked for and another must confirm.',
  },
  count: {
    is: { one: '{count} beiðni bíður', other: '{count} beiðnir bíða' },
    en: { one: '{count} request waiting', other: '{count} requests waiting' },
  },
  what: { is: 'Beiðni', en: 'Request' },
  whose: { is: 'Varðar', en: 'About' },
  askedBy: { is: 'Beiðni frá', en: 'Asked by' },
  asked: { is: 'Beiðni send', en: 'Asked' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  join: { is: 'Sameina „{from}“ við {into}', en: 'Merge “{from}” with {into}' },
  account: { is: 'Greiða inn á {account}', en: 'Pay into {account}' },
  noAccount: { is: 'Taka reikning af skrá', en: 'Take the account off file' },
  email: { is: 'Skrá netfangið {email}', en: 'Put the e-mail address {email} on file' },
  noEmail: { is: 'Taka netfang af skrá', en: 'Take the e-mail address off file' },
  tax: { is: 'Skattaleg heimilisfesti: {residence}', en: 'Tax residence: {residence}' },
  taxUntil: {
    is: 'Skattaleg heimilisfesti: {residence}, vottorð gildir til {day}',
    en: 'Tax residence: {residence}, certificate valid until {day}',
  },
  inIceland: { is: 'á Íslandi', en: 'in Iceland' },
  abroad: { is: 'erlendis', en: 'abroad' },
  contract: {
    is: 'Samningur nr. {number} við {author}. {change}',
    en: 'Contract no. {number} with {author}. {change}',
  },
  leaving: { is: 'Ljúka aðild', en: 'End the membership' },
  staff: {
    is: 'Veita hlutverkið {role} og senda boð á {email}',
    en: 'Give the role {role} and send the invitation to {email}',
  },
  opened: {
    is: 'Opna aðgang sem {role} hefur með nýju netfangi: {email}',
    en: 'Open the login, which has the role {role}, by another address: {email}',
  },
  confirm: { is: 'Staðfesta', en: 'Confirm' },
  confirmWhich: { is: 'Staðfesta: {what}, {name}', en: 'Confirm: {what}, {name}' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  refuseWhich: { is: 'Hafna: {what}, {name}', en: 'Refuse: {what}, {name}' },
  takeBack: { is: 'Draga til baka', en: 'Take back' },
  takeBackWhich: { is: 'Draga til baka: {what}, {name}', en: 'Take back: {what}, {name}' },
  confirmed: { is: 'Breytingin er staðfest og hefur verið gerð.', en: 'The change is confirmed and made.' },
  refused: { is: 'Beiðninni var hafnað.', en: 'The request was refused.' },
  none: { is: 'Ekkert bíður staðfestingar', en: 'Nothing is waiting for confirmation' },
  noneMore: {
    is: 'Hér birtast sameiningar höfunda, breytingar starfsfólks á bankareikningum, netföngum og skattalegri heimilisfesti, hlutverk starfsfólks, lok aðildar og breytingar á útgáfusamningum. Sá sem bað um þær staðfestir þær ekki.',
    en: 'Author merges, bank accounts, e-mail addresses and tax residences changed by staff, staff roles, ending memberships and changes to publishing contracts wait here. A colleague other than the one who asked must confirm.',
  },
} as const satisfies Record<string, Text>;
