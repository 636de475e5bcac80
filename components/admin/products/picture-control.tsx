'use client'

import { useFormContext } from 'react-hook-form'
import type { FieldControlProps } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { ProductForm } from '@/lib/admin-products/product-form'

/** Pictures as addresses: the main one, or further ones, each on a line of its own. */
export function PictureControl({ name, ...control }: FieldControlProps & { name: 'url' | 'urls' }) {
  const { register } = useFormContext<ProductForm>()
  return name === 'url' ? (
    <Input {...control} {...register(name)} inputMode="url" autoComplete="off" spellCheck={false} />
  ) : (
    <Textarea {...control} {...register(name)} rows={3} spellCheck={false} />
  )
}
