'use client'

import { MAX_MORE_PICTURES } from '@bieznik/contract/catalogue/field-rules'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { PictureField } from '@/components/staff/parts/picture-field'
import { SmallPhotograph } from './small-photograph'
import type { ProductFormReturn } from './use-product-form'

interface ProductPicturesProps {
  form: ProductFormReturn
  name: 'url' | 'urls'
  label: ReactNode
  hint: ReactNode
}

/** The main picture of a product, or its further ones. The form keeps them as text, one address on a line. */
export function ProductPictures({ form, name, ...texts }: ProductPicturesProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <div className="col-span-full">
      <PictureField
        {...texts}
        id={form.idOf(name)}
        error={form.errorOf(name)}
        pictures={field.value.split(/\s+/).filter((url) => url !== '')}
        onChange={(urls) => field.onChange(urls.join('\n'))}
        max={name === 'url' ? 1 : MAX_MORE_PICTURES}
      />
      {name === 'url' && <SmallPhotograph url={field.value} />}
    </div>
  )
}
