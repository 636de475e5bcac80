import { productTypes } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LOW_STOCK, type ProductSearch } from '@/lib/products/product-search'
import { FilterSelect } from '../filter-select'

interface ProductsFilterProps {
  query: ProductSearch
  /** What stands in the box. */
  text: string
  onSearch: (text: string) => void
  onChange: (change: Partial<ProductSearch>) => void
}

export function ProductsFilter({ query, text, onSearch, onChange }: ProductsFilterProps) {
  const t = useTranslations('admin_products')
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_10rem_10rem_12rem_12rem]">
      <Field label={t('search')} className="max-lg:col-span-full">
        <Input
          required={false}
          type="search"
          placeholder={t('search_placeholder')}
          maxLength={100}
          value={text}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <FilterSelect
        label={t('kind')}
        chosen={query.kind}
        options={productTypes.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChoose={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={t('archived')}
        chosen={query.archived}
        options={[
          { value: 'no', label: t('archived_no') },
          { value: 'yes', label: t('archived_yes') },
        ]}
        onChoose={(archived) => onChange({ archived })}
      />
      <FilterSelect
        label={t('stock_filter')}
        chosen={query.stock}
        options={[{ value: 'low', label: t('stock_low', { count: LOW_STOCK }) }]}
        onChoose={(stock) => onChange({ stock })}
      />
      <FilterSelect
        label={t('safety_filter')}
        chosen={query.safety}
        options={[{ value: 'incomplete', label: t('safety_incomplete') }]}
        onChoose={(safety) => onChange({ safety })}
      />
    </search>
  )
}
