'use client'

import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { ManagedProduct, Product, ProductType } from '@bieznik/contract/catalogue/product'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { ReadyFieldset } from '@/components/ui/ready-fieldset'
import type { ProductForm as Values } from '@/lib/products/product-form'
import { previewOf } from '@/lib/products/product-preview'
import { ChangedElsewhere } from '../parts/changed-elsewhere'
import { ProductField } from './product-field'
import { SidewallBox } from './sidewall-box'
import { useProductForm } from './use-product-form'

interface ProductFormProps {
  kind: ProductType
  /** As it is known now; null: a new product */
  product: ManagedProduct | null
  /** What a new product's form begins with; undefined: with nothing. */
  begin?: Values | undefined
  onSaved: (id: number, values: Values) => void
  /** Told above the form: what became of it. */
  notice?: ReactNode
  /** Draws the product as the form describes it. */
  renderPreview?: (product: Product) => ReactNode
}

/** The form of any product, new or known. */
export function ProductForm({ kind, product, begin, onSaved, notice, renderPreview }: ProductFormProps) {
  const t = useTranslations('product_form')
  const language = useLocale()
  const { form, start, mode, fields, changes, takeNewest, keepMine } = useProductForm({
    kind,
    product,
    begin,
    onSaved,
  })
  const isSaving = form.formState.isSubmitting
  return (
    <>
      <Form form={form} className="flex flex-col gap-4">
        {!isSaving && notice}
        {changes.length > 0 && (
          <ChangedElsewhere
            changes={changes.map(({ name, value }) => ({ label: fieldName(name, language), value }))}
            onTakeNewest={takeNewest}
            onKeepMine={keepMine}
          />
        )}
        <ReadyFieldset>
          <Card className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {kind === 'Tire' && <SidewallBox form={form} />}
            {fields.map((name) => (
              <ProductField key={name} form={form} kind={kind} mode={mode} name={name} />
            ))}
            <Button type="submit" busy={isSaving} className="col-span-full sm:justify-self-start">
              {t(mode === 'new' ? 'submit' : 'save')}
            </Button>
          </Card>
        </ReadyFieldset>
      </Form>
      {renderPreview && <Preview kind={kind} control={form.control} start={start} render={renderPreview} />}
    </>
  )
}

interface PreviewProps {
  kind: ProductType
  control: Control<Values>
  start: Values
  render: (product: Product) => ReactNode
}

function Preview({ kind, control, start, render }: PreviewProps) {
  const t = useTranslations('product_form')
  const language = useLocale()
  const form = useDeferredValue(useWatch({ control }))
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-4 border-t-2 border-rubber pt-6">
      <h2 id="preview" className="text-sm font-medium text-quiet">
        {t('preview')}
      </h2>
      {render(previewOf(kind, { ...start, ...form }, language))}
    </section>
  )
}
