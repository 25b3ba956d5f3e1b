// V6: who is paid an author's share of a work.

export type RunningContract = {
  contractId: number;
  publisherId: number;
  /** What the publisher gets at home and abroad; null where the contract does not say. */
  performanceShareHundredths: number | null;
  mechanicalShareHundredths: number | null;
  /** X44: whom the publisher lets publish in its place, who gets such a part of what the publisher would. */
  subPublished?: RunningContract | undefined;
};

/** A person who holds the author's right, wholly or, as heirs do, in part. */
export type Holder = { rightId: number; shareHundredths: number };

export type RightsLine = {
  rightId?: number;
  publisherId?: number;
  contractId?: number;
  shareHundredths: number;
  shareAbroadHundredths: number;
};

/**
 * The lines of one author: the publisher's, if a contract was chosen, and the holders', who share what is left by their parts of
 * the right. Rounded to hundredths so that the lines add up to the author's share exactly, at home and abroad. An author whom
 * nobody claims for has a line of no one's.
 */
export function rightsLines(
  shareHundredths: number,
  holders: readonly Holder[],
  contract: RunningContract | undefined,
): RightsLine[] {
  const publisherShare = partOf(shareHundredths, contract?.performanceShareHundredths);
  const publisherShareAbroad = partOf(shareHundredths, contract?.mechanicalShareHundredths);
  const left = [shareHundredths - publisherShare, shareHundredths - publisherShareAbroad] as const;
  const lines = holderLines(left, holders, contract?.contractId);
  return contract ? [...lines, ...publisherLines([publisherShare, publisherShareAbroad], contract)] : lines;
}

/** What a publisher has of a share, at home and abroad, and those who publish in its place. */
function publisherLines([home, abroad]: readonly [number, number], contract: RunningContract): RightsLine[] {
  const { publisherId, contractId, subPublished } = contract;
  const subHome = partOf(home, subPublished?.performanceShareHundredths);
  const subAbroad = partOf(abroad, subPublished?.mechanicalShareHundredths);
  return [
    {
      publisherId,
      contractId,
      shareHundredths: home - subHome,
      shareAbroadHundredths: abroad - subAbroad,
    },
    ...(subPublished ? publisherLines([subHome, subAbroad], subPublished) : []),
  ];
}

/** What contracts leave of a share, at home and abroad, as the holders of the author's right share it. */
export function holderLines(
  [home, abroad]: readonly [home: number, abroad: number],
  holders: readonly Holder[],
  contractId?: number,
): RightsLine[] {
  const abroadParts = divided(abroad, holders);
  return divided(home, holders).map((share, i) => ({
    ...(holders[i] && { rightId: holders[i].rightId }),
    ...(contractId !== undefined && { contractId }),
    shareHundredths: share,
    shareAbroadHundredths: abroadParts[i] ?? 0,
  }));
}

/** A percentage of a share, to the nearest hundredth; half a hundredth stays with the author. */
export function partOf(shareHundredths: number, percentHundredths: number | null | undefined): number {
  return -Math.round(-(shareHundredths * (percentHundredths ?? 0)) / 10_000) || 0;
}

/** Divides by the holders' parts; what rounding leaves over goes to the first. */
function divided(shareHundredths: number, holders: readonly Holder[]): number[] {
  const whole = holders.reduce((sum, holder) => sum + holder.shareHundredths, 0);
  if (whole === 0) return [shareHundredths];
  const parts = holders.map((holder) => Math.floor((shareHundredths * holder.shareHundredths) / whole));
  const left = shareHundredths - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, i) => (i === 0 ? part + left : part));
}
