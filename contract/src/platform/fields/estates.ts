import * as z from 'zod/mini';
import { share } from '../amounts.ts';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// What somebody who has died held, and their heirs: every wire name once.

export const estateStates = ['reported', 'proposed', 'confirmed', 'done', 'refused', 'undone'] as const;
export const estateBases = ['agreement', 'probate'] as const;

export const estateId = field('DANARBU_NR', id);
export const deceasedName = field('NAFN_LATINS', text);
export const deceasedKennitala = field('KENNITALA_LATINS', text);
/** The person of the register who died, once staff have said who it is. */
export const deceasedId = field('NAFN_NR_LATINS', id);
/** As the register has that person: whose rights are passed on, whatever the report says. */
export const registeredName = field('NAFN_I_SKRA', text);
export const registeredKennitala = field('KENNITALA_I_SKRA', text);
export const deceasedOn = field('DANARDAGUR', day);
export const estateRemark = field('SKYRING_TILKYNNANDA', text);
export const estateState = field('STADA_DANARBUS', z.literal(estateStates));
export const estateBasis = field('GRUNDVOLLUR_SKIPTA', z.literal(estateBases));
/** The day of use from which the heirs are paid. */
export const heirsFrom = field('ERFINGJAR_FRA', day);
export const reportedBy = field('TILKYNNT_AF', text);
export const reportedAt = field('DAGS_TILKYNNINGAR', instant);
export const proposedBy = field('SKIPTI_SKRAD_AF', text);
export const estateDecidedBy = field('SKIPTI_STADFEST_AF', text);
export const estateDecidedAt = field('DAGS_STADFESTINGAR', instant);
export const estateDecision = field('ATHUGASEMD_SKIPTA', text);
/** H125: until then it can be stopped; null before it is confirmed. */
export const passesFrom = field('RETTINDI_FAERAST', instant);
/** H126: the estate that is said to be of the reader, before the rights pass. */
export const ownEstate = field('DANARBU_I_EIGIN_NAFNI', id);
export const undoneBy = field('SKIPTI_AFTURKOLLUD_AF', text);
export const undoReason = field('ASTAEDA_AFTURKOLLUNAR', text);
/** R224: who asked for the division to be undone, which another decides. */
export const undoAskedBy = field('AFTURKOLLUN_BEDIN_AF', text);
export const mayDecideUndo = field('MA_AKVEDA_AFTURKOLLUN', yesNo);
/** Whether it was not the division that was wrong, but the death. */
export const isAlive = field('ER_A_LIFI', yesNo);
export const isOwnProposal = field('SKRADI_SKIPTIN', yesNo);
export const heirName = field('NAFN_ERFINGJA', text);
export const heirKennitala = field('KENNITALA_ERFINGJA', text);
export const heirId = field('NAFN_NR_ERFINGJA', id);
export const heirShare = field('HLUTUR_ERFINGJA', share);
export const mayAttachToEstate = field('MA_SETJA_FYLGISKJOL', yesNo);
/** How many authors' rights the person holds, and how many works they are of. */
export const heldAuthors = field('FJOLDI_HOFUNDARETTINDA', z.int());
