import type { ProductType } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { useWatch, type Control } from 'react-hook-form'
import type { FormMode, ProductForm } from '@/lib/products/product-form'
import { typedTitleContradictions, type TitleField } from '@/lib/products/typed-title'

interface TitleContradictionProps {
  control: Control<ProductForm>
  kind: ProductType
  mode: FormMode
  name: TitleField
}

/** Where a title says something else than the data of its product, while both are typed. It may be meant, so that it can be saved. */
export function TitleContradiction({ control, kind, mode, name }: TitleContradictionProps) {
  const t = useTranslations('product_form')
  const form = useWatch({ control, compute: (values) => values })
  return (
    <span role="status" className="block font-medium text-amber empty:hidden">
      {typedTitleContradictions(kind, name, mode, form).map(({ titled, described }) => (
        <span key={titled} className="block">
          {t('title_contradicts', { titled, described })}
        </span>
      ))}
    </span>
  )
}
