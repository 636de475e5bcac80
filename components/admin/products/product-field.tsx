'use client'

import type { ProductType } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldControlProps } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { FormMode, ProductField as FieldName, ProductForm } from '@/lib/admin-products/product-form'
import { ChoiceControl } from './choice-control'
import { fieldHints, isOptional, numericFields, productFieldId, wideFields } from './product-fields'
import { useProductFormErrors } from './product-form-errors'
import { ProductPictures } from './product-pictures'

interface ProductFieldProps {
  kind: ProductType
  mode: FormMode
  /** Of the ids of this form. */
  scope: string
  name: FieldName
}

/** One field of a product with its unit and its error. */
export function ProductField({ kind, mode, scope, name }: ProductFieldProps) {
  const t = useTranslations('product_form')
  const textOf = useProductFormErrors()
  const { formState } = useFormContext<ProductForm>()
  const hint = fieldHints[kind][name]
  const shown = {
    id: productFieldId(scope, name),
    label: t(`fields.${name}`),
    hint: hint && t(`hints.${hint}`),
    error: textOf(formState.errors[name]?.message),
  }
  if (name === 'url' || name === 'urls') return <ProductPictures name={name} {...shown} />
  return (
    <Field
      {...shown}
      optional={isOptional(kind, mode, name)}
      className={wideFields.has(name) ? 'col-span-full' : ''}
    >
      {(control) => <Control name={name} control={control} />}
    </Field>
  )
}

type TypedField = Exclude<FieldName, 'url' | 'urls'>

function Control({ name, control }: { name: TypedField; control: FieldControlProps }) {
  const { register } = useFormContext<ProductForm>()
  switch (name) {
    case 'typeOfTire':
    case 'season':
      return <ChoiceControl name={name} {...control} />
    case 'inf':
      return <Textarea {...control} {...register(name)} rows={5} />
    case 'quantityInStock':
      return <Input {...control} {...register(name)} inputMode="numeric" autoComplete="off" />
    default:
      return (
        <Input
          {...control}
          {...register(name)}
          inputMode={numericFields.has(name) ? 'decimal' : 'text'}
          autoComplete="off"
        />
      )
  }
}
