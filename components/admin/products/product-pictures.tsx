'use client'

import { MAX_MORE_PICTURES } from '@bieznik/contract/product-input'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { PictureField } from '@/components/admin/picture-field'
import type { ProductForm } from '@/lib/admin-products/product-form'

interface ProductPicturesProps {
  id: string
  name: 'url' | 'urls'
  label: ReactNode
  hint: ReactNode
  error: ReactNode
}

/** The main picture of a product, or its further ones. The form keeps them as text, one address on a line. */
export function ProductPictures({ name, ...props }: ProductPicturesProps) {
  const { control } = useFormContext<ProductForm>()
  const { field } = useController({ control, name })
  return (
    <div className="col-span-full">
      <PictureField
        {...props}
        pictures={field.value.split(/\s+/).filter((url) => url !== '')}
        onChange={(urls) => field.onChange(urls.join('\n'))}
        max={name === 'url' ? 1 : MAX_MORE_PICTURES}
      />
    </div>
  )
}
