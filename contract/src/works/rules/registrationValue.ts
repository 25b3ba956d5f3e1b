import type { plainWork } from '../../platform/fields/plainWork.ts';
import type { PlainValues } from '../../platform/plainFields.ts';
import type { RoleShare } from './roles.ts';

/** `roles` are the author's parts where they are kept apart; `authorTypeId` then stands for them all. */
type AuthorRow = {
  key: string;
  name: string;
  authorTypeId: number;
  shareHundredths: number | undefined;
  roles?: readonly RoleShare[] | null | undefined;
};
/** `contractId` is the publishing contract chosen for the author's share. */
export type KnownAuthor = AuthorRow & {
  kind: 'known';
  authorId: number;
  contractId?: number | null | undefined;
};
export type UnknownAuthor = AuthorRow & {
  kind: 'unknown';
  authorId?: undefined;
  isForeign?: boolean | undefined;
  email: string;
  kennitala?: string | undefined;
  ipiNameNumber?: string | undefined;
};
/** A writer chosen from the IPI register, who goes by the number alone: the server knows the name (X35). */
export type ListedAuthor = AuthorRow & {
  kind: 'listed';
  authorId?: undefined;
  ipiNameNumber: string;
};
/** An author's `key` names it within the registration: its place in the payload, or what the form gave it. */
export type RegistrationAuthor = KnownAuthor | UnknownAuthor | ListedAuthor;

/** A registration as it is entered, sent, kept and compared: by anyone who registers, amends, takes over, reviews. */
export type Registration = {
  title: string;
  /** As typed; read by the rule of F5.4. */
  duration: string | number;
  plain: PlainValues<typeof plainWork>;
  authors: readonly RegistrationAuthor[];
  otherTitles: readonly string[];
  isrcs: readonly { isrc: string; performer?: string | null | undefined }[];
};

/** Who registers: the authors they are, those whose rights they hold, and those whom they publish by contracts that run today. */
export type Registrant = {
  isStaff: boolean;
  authorIds: readonly number[];
  heldAuthorIds?: readonly number[];
  publishedAuthorIds: readonly number[];
};
