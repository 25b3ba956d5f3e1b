import { newWorkPage } from './pages.ts';
import type { Declared } from '@omur/contract/platform/endpoint';
import { amendWork, type OpenRegistration, takeOverWork } from '@omur/contract/works/amendments';
import { registerWork } from '@omur/contract/works/registration';
import { payloadOf } from '@omur/contract/works/rules/registrationPayload';
import { call } from '../../platform/api/call.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { registrationIn, type WorkForm } from './form.ts';
import { messages } from './messages.ts';

export interface Sent {
  workId: number;
  isProposal?: boolean;
}

/** What the form is for: a new work, one that is amended, or a provisional one that is taken over. */
export interface Purpose {
  isNew: boolean;
  workId?: number;
  /** Where the draft is found again. */
  address: string;
  /** The registration that is amended, as it was when the form was opened (V11). */
  registered?: OpenRegistration;
  change: Pick<Declared, 'affects'>;
  send: (form: WorkForm, idempotencyKey: string) => Promise<Sent>;
  texts: PurposeTexts;
}

export type PurposeTexts = Record<
  | 'title'
  | 'clear'
  | 'cleared'
  | 'startAfresh'
  | 'submit'
  | 'submitting'
  | 'done'
  | 'proposed'
  | 'refused'
  | 'unreachable',
  Text
>;

const registering: PurposeTexts = {
  title: newWorkPage.label,
  clear: messages.clear,
  cleared: messages.cleared,
  startAfresh: messages.startAfresh,
  submit: messages.submit,
  submitting: messages.submitting,
  done: messages.registered,
  proposed: messages.registered,
  refused: messages.refused,
  unreachable: messages.unreachable,
};

export function newWork(draftId: string | undefined): Purpose {
  return {
    isNew: true,
    address: draftId === undefined ? '/verk/stofna' : `/verk/stofna?drog=${draftId}`,
    change: registerWork,
    send: (form, idempotencyKey) =>
      call(registerWork, { body: payloadOf(registrationIn(form)), idempotencyKey }),
    texts: registering,
  };
}

export function takingOver(workId: number): Purpose {
  return {
    isNew: false,
    workId,
    address: `/verk/${workId}/yfirtaka`,
    change: takeOverWork,
    send: (form, idempotencyKey) =>
      call(takeOverWork, { params: { workId }, body: payloadOf(registrationIn(form)), idempotencyKey }),
    texts: {
      ...registering,
      title: { is: 'Skrá bráðabirgðaverk til fulls', en: 'Register a provisional work properly' },
    },
  };
}

export function amending(registered: OpenRegistration, isStaff: boolean): Purpose {
  const { workId, lastChangedAt } = registered;
  const isProposal = registered.review === 'approved' && !isStaff;
  return {
    isNew: false,
    workId,
    address: `/verk/${workId}/breyta`,
    registered,
    change: amendWork,
    send: (form, idempotencyKey) => {
      const remark = (isProposal && form.remark?.trim()) || undefined;
      const { restsOn, isFromBeginning, appliesFrom, appliesUntil } = form;
      const body = {
        ...payloadOf(registrationIn(form)),
        lastChangedAt: restsOn ?? lastChangedAt,
        remark,
        isFromBeginning,
        appliesFrom,
        appliesUntil,
      };
      return call(amendWork, { params: { workId }, body, idempotencyKey });
    },
    texts: {
      title: { is: 'Breyta skráningu', en: 'Amend a registration' },
      clear: { is: 'Henda breytingum', en: 'Discard changes' },
      cleared: { is: 'Breytingunum var hent.', en: 'The changes were discarded.' },
      startAfresh: { is: 'Henda breytingum', en: 'Discard changes' },
      submit: isProposal
        ? { is: 'Senda tillögu', en: 'Send the proposal' }
        : { is: 'Vista breytingar', en: 'Save changes' },
      submitting: { is: 'Sendi breytingar…', en: 'Sending the changes…' },
      done: {
        is: 'Skráningu á „{title}“ hefur verið breytt.',
        en: 'The registration of “{title}” has been amended.',
      },
      proposed: isStaff
        ? {
            is: 'Breytingin á „{title}“ bíður staðfestingar annars starfsmanns.',
            en: 'The change of “{title}” is waiting for another member of staff.',
          }
        : {
            is: 'Tillaga um breytingu á „{title}“ bíður félagsins.',
            en: 'A proposal to change “{title}” is waiting for the society.',
          },
      refused: { is: 'Ekki tókst að breyta skráningunni', en: 'The registration was not amended' },
      unreachable: {
        is: 'Ekkert af því sem þú skrifaðir er glatað, og breytingin verður aðeins gerð einu sinni þótt þú reynir aftur.',
        en: 'Nothing you typed is lost, and the change is made only once even if you try again.',
      },
    },
  };
}
