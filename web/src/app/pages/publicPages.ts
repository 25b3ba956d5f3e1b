import { stopPage } from '../../accounts/accountChange/pages.ts';
import {
  forgottenPasswordPage,
  loginPage,
  resetPasswordPage,
  returnPage,
  welcomePage,
} from '../../accounts/login/pages.ts';
import { joinPage } from '../../accounts/memberships/pages.ts';
import { setUpPage } from '../../accounts/secondFactors/pages.ts';
import { consentPage } from '../../accounts/signOn/pages.ts';
import { publicNewsPage } from '../../messages/news/publicPages.ts';
import { unsubscribePage } from '../../messages/unsubscribe/pages.ts';
import { unidentifiedPage } from '../../royalties/runs/publicPages.ts';
import { transparencyPage } from '../../royalties/transparency/publicPages.ts';
import { letterPage } from '../../works/approvals/pages.ts';
import { splitRoomPage } from '../../works/splitRooms/pages.ts';
import { repertoryPage, repertoryWorkPage } from '../../works/repertory/pages.ts';

/** The pages before the login. */
export const publicPages = [
  loginPage,
  forgottenPasswordPage,
  resetPasswordPage,
  welcomePage,
  returnPage,
  setUpPage,
  consentPage,
  letterPage,
  splitRoomPage,
  stopPage,
  joinPage,
  unsubscribePage,
  unidentifiedPage,
  transparencyPage,
  publicNewsPage,
  repertoryPage,
  repertoryWorkPage,
] as const;
