interface Named {
  fundName: string;
  fundPeriodName: string;
}

/** A fund with its period; within a line a season is no name and has a small letter. */
export const periodTitle = ({ fundName, fundPeriodName }: Named) =>
  `${fundName}, ${fundPeriodName.toLowerCase()}`;
