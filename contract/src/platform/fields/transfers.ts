import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Transfers of whole catalogues from one publisher to another (X45).

export const transferId = field('YFIRFAERSLA_NR', id);
export const giverId = field('AFHENDANDI_NR', id);
export const giverName = field('AFHENDANDI_NAFN', text);
export const receiverId = field('VIDTAKANDI_NR', id);
export const receiverName = field('VIDTAKANDI_NAFN', text);
export const transfersOn = field('YFIRFAERSLUDAGUR', day);
export const transferReason = field('TILEFNI_YFIRFAERSLU', text);
export const transferStates = ['asked', 'confirmed', 'refused', 'undone', 'stopped', 'done'] as const;
export const transferState = field('STADA_YFIRFAERSLU', z.literal(transferStates));
export const askedBy = field('BEIDIANDI_YFIRFAERSLU', text);
export const askedAt = field('DAGS_YFIRFAERSLUBEIDNI', instant);
export const decidedBy = field('YFIRFAERSLA_AKVEDIN_AF', text);
export const isOwnRequest = field('EIGIN_YFIRFAERSLUBEIDNI', yesNo);
export const mayUndo = field('MA_AFTURKALLA', yesNo);
export const contractsCount = field('FJOLDI_SAMNINGA', z.int());
/** Why a contract cannot go to the receiver: whose own works it is about, or they publish in each other's place. */
export const transferObstacles = ['ownAuthor', 'subPublishing'] as const;
export const transferObstacle = field('HINDRUN_YFIRFAERSLU', z.literal(transferObstacles));
export const obstaclesCount = field('FJOLDI_HINDRANA', z.int());
export const pendingCount = field('FJOLDI_INNSENDINGA', z.int());
