import { type Distribution, getDistributionControllers } from '@omur/contract/royalties/distributions';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { controllerMessages as messages } from './controllerMessages.ts';

/** R240: whose amounts of a service's file the distribution pays, and who chose them. */
export function Controllers({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const { distributionId, currency } = distribution;
  const { data } = useQuery({
    ...queryFor(getDistributionControllers, { params: { distributionId } }),
    enabled: currency !== null,
  });
  if (!data?.controllersChosenBy) return null;
  const named = (isOurs: boolean) =>
    data.reportControllers
      .filter((one) => one.isOurs === isOurs)
      .map(({ controllerName }) => controllerName)
      .join(', ');
  const others = named(false);
  return (
    <Alert title={t(messages.chosen)}>
      <p>
        {t(messages.chosenBy, { controllers: named(true), name: data.controllersChosenBy })}
        {others !== '' && ` ${t(messages.others, { controllers: others })}`}
      </p>
    </Alert>
  );
}
