import { listDistributionCategories } from '@omur/contract/royalties/pots';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { SelectField } from '../../platform/ui/SelectField.tsx';

interface CategoryFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (categoryId: string) => void;
  error?: string | undefined;
}

/** The categories of distributions, to choose one from. */
export function CategoryField(props: CategoryFieldProps) {
  const { data } = useQuery(listQueryFor(listDistributionCategories));
  const options = (data?.rows ?? []).map(({ categoryId, categoryName }) => ({
    value: String(categoryId),
    label: categoryName,
  }));
  return <SelectField {...props} options={options} />;
}
