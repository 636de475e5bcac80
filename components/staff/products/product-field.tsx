'use client'

import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { listFields, type NamedField } from '@bieznik/contract/catalogue/product-fields'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactElement, useId, type ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { isNumeric, type FormMode, type ProductField as FieldName } from '@/lib/products/product-form'
import { titleLanguages, type TitleField } from '@/lib/products/typed-title'
import { ChoiceControl } from './choice-control'
import { MakerInput } from './maker-input'
import { ProductPictures } from './product-pictures'
import { TitleContradiction } from './title-contradiction'
import type { ProductFormReturn } from './use-product-form'
import type { KnownValues } from '@bieznik/contract/catalogue/goods-words'

interface ProductFieldProps {
  form: ProductFormReturn
  kind: ProductType
  mode: FormMode
  name: FieldName
}

/** One field of a product with its unit and its error. */
export function ProductField({ form, kind, mode, name }: ProductFieldProps) {
  const t = useTranslations('product_form')
  const language = useLocale()
  const field = listFields(kind).find((each) => each.name === name)
  const hint = field?.hint && t(`hints.${field.hint}`)
  const contradiction = isTitle(name) && (
    <TitleContradiction key="contradiction" control={form.control} kind={kind} mode={mode} name={name} />
  )
  const texts = { label: fieldName(name, language), hint: contradiction ? [hint, contradiction] : hint }
  if (name === 'url' || name === 'urls') return <ProductPictures form={form} name={name} {...texts} />
  return (
    <Field
      {...form.field(name)}
      {...texts}
      optional={isOptional(kind, mode, field)}
      className={widthOf(field)}
    >
      {controlOf(name, field)}
    </Field>
  )
}

const isTitle = (name: FieldName): name is TitleField => Object.hasOwn(titleLanguages, name)

/** Translations stand side by side below the Polish text. */
function widthOf(field: NamedField | undefined): string {
  if (field?.translation) return 'lg:col-span-2'
  return field?.isWide ? 'col-span-full' : ''
}

function controlOf(
  name: Exclude<FieldName, 'url' | 'urls'>,
  field: NamedField | undefined,
): ReactElement<object> {
  const lang = field?.translation?.language
  if (field?.control === 'lines') return <Textarea rows={name.startsWith('inf') ? 5 : 3} lang={lang} />
  if (field?.values) return <ValueInput values={field.values} autoComplete="off" />
  switch (name) {
    case 'maker':
      return <MakerInput />
    case 'typeOfTire':
    case 'season':
    case 'loadClass':
    case 'isRetreaded':
    case 'iceGrip':
      return <ChoiceControl of={name} />
    case 'quantityInStock':
      return <Input inputMode="numeric" autoComplete="off" />
    default:
      return <Input lang={lang} inputMode={isNumeric(name) ? 'decimal' : 'text'} autoComplete="off" />
  }
}

/** The pictures of a tire are asked for when it is made; an edit may take them away, and the tire is drawn. */
function isOptional(kind: ProductType, mode: FormMode, field: NamedField | undefined): boolean {
  const isPicture = field?.control === 'picture' || field?.control === 'pictures'
  return field?.isOptional === true && !(isPicture && kind === 'Tire' && mode === 'new')
}

type ValueInputProps = ComponentProps<typeof Input> & { values: KnownValues }

/** A text for which the values that have a name in each language are offered. */
function ValueInput({ values, ...input }: ValueInputProps) {
  const list = useId()
  const language = useLocale()
  return (
    <>
      <Input {...input} list={list} />
      <datalist id={list}>
        {Object.entries(values).map(([code, names]) => (
          <option key={code}>{names[language][0]}</option>
        ))}
      </datalist>
    </>
  )
}
