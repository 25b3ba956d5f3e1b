import type { ExplainedLine, PoolStep } from '@omur/contract/royalties/explanations';
import type { Text } from '@omur/contract/platform/rules/language';

export const lineMessages = {
  title: { is: 'Af hverju þessi króna? {title}', en: 'Why this króna? {title}' },
  unknown: { is: 'Óþekkt verk', en: 'Unknown work' },
  pool: { is: 'Potturinn', en: 'The pool' },
  poolMore: {
    is: 'Tekjur fara í pottinn „{pool}“ eftir að reglur félagsins hafa dregið frá þeim.',
    en: 'Income goes to the pool “{pool}” after the society’s deductions.',
  },
  inPool: { is: 'Í pottinum', en: 'In the pool' },
  named: { is: 'Línur sem tilgreina upphæð', en: 'Lines that name an amount' },
  namedAll: { is: 'Línur tilgreina samtals', en: 'Lines name together' },
  shared: { is: 'Skiptist eftir stigum', en: 'Shared by points' },
  points: { is: 'Stigin', en: 'The points' },
  pointsMore: {
    is: 'Hver notkun fær stig og potturinn skiptist eftir þeim.',
    en: 'Each use gets points, and the pool is shared by them.',
  },
  factorUsage: { is: 'Stuðull tegundar', en: 'Factor of the kind' },
  factorDaypart: { is: 'Stuðull tíma dags', en: 'Factor of the time of day' },
  factorEstimate: { is: 'Stuðull mats', en: 'Factor of the estimate' },
  factorWeight: { is: 'Stuðull vægis', en: 'Factor of the weight' },
  protectedShare: { is: 'Verndaður hlutur verksins', en: 'Protected share of the work' },
  ownPoints: { is: 'Stig þessarar notkunar', en: 'Points of this use' },
  allPoints: { is: 'Stig allrar notkunar í pottinum', en: 'Points of all usage in the pool' },
  line: { is: 'Upphæð notkunarinnar', en: 'The amount of the use' },
  lineByPoints: {
    is: '{pool} × {own} ÷ {all} = {amount}',
    en: '{pool} × {own} ÷ {all} = {amount}',
  },
  lineNamed: {
    is: 'Skilagreinin sem notkunin barst með tilgreinir upphæðina.',
    en: 'The statement that reported the use names the amount.',
  },
  lineByAmounts: {
    is: 'Skilagreinar tilgreina það sem greitt var fyrir frádrátt, og það er meira en potturinn á. Línurnar deila því pottinum eftir upphæðum sínum: {pool} × {own} ÷ {all} = {amount}',
    en: 'Statements name what was paid before deductions, which is more than the pool has. So their lines share the pool by their amounts: {pool} × {own} ÷ {all} = {amount}',
  },
  inCurrency: { is: 'Tilgreint í skilagreininni', en: 'Named by the statement' },
  rate: { is: 'Gengi', en: 'Exchange rate' },
  reported: { is: 'Tilgreint í krónum', en: 'Named, in krónur' },
  takenBack: { is: 'Tekið til baka í sömu skilagrein', en: 'Taken back by the same statement' },
  own: { is: 'Upphæð sem línan tilgreinir', en: 'Amount that the line names' },
  amount: { is: 'Upphæð', en: 'Amount' },
  shares: { is: 'Hlutur í upphæðinni', en: 'Shares of the amount' },
  kept: { is: 'Geymt og nú greitt', en: 'Kept, and paid now' },
  keptMore: {
    is: 'Féð fór þá úr pottinum og hefur beðið síðan.',
    en: 'The money left the pool then, and has waited since.',
  },
  keptAmount: { is: 'Geymd upphæð', en: 'Amount kept' },
  sharesMore: {
    is: 'Upphæðin skiptist eftir réttindum í verkinu eins og þau voru á notkunardegi, og er svo námunduð í heila aura. Það sem munar minna en einum eyri jafnast út í pottinum.',
    en: 'The amount is split by the rights in the work as they were on the day of use, and then rounded to whole eyrir. What differs by less than an eyrir evens out within the pool.',
  },
  correctedMore: {
    is: 'Þetta er leiðrétting á úthlutuninni „{name}“. Þeir sem fengu of mikið eða of lítið skipta því sem þeir fengu samtals aftur, eftir réttindum eins og þau eru skráð nú fyrir notkunardaginn. Aðrir halda sínu.',
    en: 'This corrects the distribution “{name}”. Those who got too much or too little share anew what they got together, by the rights as they are registered now for the day of use. Others keep what they have.',
  },
  due: { is: 'Rétt upphæð', en: 'Right amount' },
  had: { is: 'Áður fengið', en: 'Received before' },
  difference: { is: 'Mismunur', en: 'Difference' },
  share: { is: 'Hlutur', en: 'Share' },
  before: { is: 'Fyrir námundun', en: 'Before rounding' },
  paid: { is: 'Greitt', en: 'Paid' },
  keptWhole: { is: 'Geymt uns verkið þekkist', en: 'Kept until the work is known' },
  nobody: { is: 'Geymt fyrir óþekktan rétthafa', en: 'Kept for an unknown right holder' },
} as const;

export const measureWords: Readonly<Record<ExplainedLine['runUsageKind'], Text>> = {
  log: { is: 'Sekúndur í útsendingu', en: 'Seconds broadcast' },
  service: { is: 'Fjöldi spilana', en: 'Plays' },
  statement: { is: 'Fjöldi notkana', en: 'Uses' },
  live: { is: 'Stig á lagalista', en: 'Points on the set list' },
};

export const stepWords: Readonly<Record<PoolStep['poolStep'], Text>> = {
  gross: {
    is: 'Tekjur sem fóru í pottinn að hluta eða öllu leyti',
    en: 'Income that went to the pool in whole or part',
  },
  administration: { is: 'Umsýsla', en: 'Administration' },
  social: { is: 'Félagssjóður', en: 'Social fund' },
  cultural: { is: 'Menningarsjóður', en: 'Cultural fund' },
  reserve: { is: 'Varasjóður', en: 'Reserve' },
  unallocated: { is: 'Bíður skiptingar', en: 'Not allocated yet' },
  otherPools: { is: 'Í aðra potta', en: 'To other pools' },
  earlier: { is: 'Fyrri úthlutanir úr pottinum', en: 'Earlier distributions from the pool' },
};

/** Why money of a line was kept by an earlier run (R31). */
export const keptWords: Readonly<Record<NonNullable<ExplainedLine['keptReason']>, Text>> = {
  none: {
    is: 'Í úthlutuninni „{name}“ var ekki vitað hvaða verk var notað.',
    en: 'In the distribution “{name}” nobody knew which work was used.',
  },
  notGreen: {
    is: 'Í úthlutuninni „{name}“ var verkið ekki með grænt ljós.',
    en: 'In the distribution “{name}” the work did not have a green light.',
  },
  noPayee: {
    is: 'Í úthlutuninni „{name}“ var ekki vitað hver ætti þennan hlut í verkinu.',
    en: 'In the distribution “{name}” nobody knew who held this share of the work.',
  },
  disputed: {
    is: 'Í úthlutuninni „{name}“ var ágreiningur um þennan hlut í verkinu.',
    en: 'In the distribution “{name}” this share of the work was in dispute.',
  },
  societyWithoutPayee: {
    is: 'Í úthlutuninni „{name}“ féll þessi hlutur til höfundar í öðru félagi, sem var þá ekki skráð sem greiðsluþegi.',
    en: 'In the distribution “{name}” this share fell to an author of another society, which was no payee then.',
  },
};
