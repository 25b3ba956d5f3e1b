import * as z from 'zod/mini';
import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { isReadOnly } from '../platform/fields/access.ts';
import {
  kennitala,
  masqueraderName,
  masqueraderRole,
  name,
  password,
  role,
  token,
  userId,
} from '../platform/fields/people.ts';
import { isNewsPublic } from '../platform/fields/news.ts';
import { isRepertoryPublic, joinUrl } from '../platform/fields/repertory.ts';
import { field, nullable, request, response } from '../platform/wire.ts';

export const Login = request({ kennitala, password });
export type Login = z.output<typeof Login>;

/** Who is behind a session that acts for another, and whether the grant is for reading alone. */
const Masquerader = response({ masqueraderName, masqueraderRole, isReadOnly });

/** A started session (F3.1). The browser stores it. */
export const Session = response({
  token,
  kennitala,
  name,
  role,
  userId,
  masquerader: field('MASQUERADER', z.nullable(Masquerader)),
});
export type Session = z.output<typeof Session>;

export const login = endpoint('POST /api/login', {
  access: 'public',
  body: Login,
  reply: one(Session),
});

export const logout = endpoint('POST /api/logout', {
  access: 'loggedIn',
  masquerade: 'always',
  beforeSecondFactor: true,
  endsSession: true,
  reply: nothing,
});

/** A way to log in that the start of a demo society offers on the login page. */
export const DemoLogin = response({ kennitala, name, role, password: nullable(password) });
export type DemoLogin = z.output<typeof DemoLogin>;

/** How the button for an electronic ID is called. */
const OpenIdButton = response({
  labelIs: field('HNAPPUR_ISLENSKA', z.string()),
  labelEn: field('HNAPPUR_ENSKA', z.string()),
});

/** How the office is reached, as far as the society has said. */
const Contact = response({
  contactPhone: field('SIMI_SKRIFSTOFU', z.nullable(z.string())),
  contactEmail: field('NETFANG_SKRIFSTOFU', z.nullable(z.string())),
  officeHours: field('AFGREIDSLUTIMI', z.nullable(z.string())),
});

/** What the login page needs before anyone has logged in. */
export const Society = response({
  openId: field('RAFRAEN_INNSKRANING', z.nullable(OpenIdButton)),
  societyName: field('NAFN_FELAGS', z.string()),
  demoLogins: field('SYNIS_NOTENDUR', z.array(DemoLogin)),
  isRepertoryPublic,
  isNewsPublic,
  joinUrl: nullable(joinUrl),
  contact: field('SAMBAND_VID_SKRIFSTOFU', z.nullable(Contact)),
});
export type Society = z.output<typeof Society>;

export const getSociety = endpoint('GET /api/society', {
  access: 'public',
  reply: one(Society),
});
