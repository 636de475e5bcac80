'use client'

import { MAX_NOTATION_LENGTH } from '@bieznik/contract/notation-length'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ProductForm } from '@/lib/admin-products/product-form'
import { sidewallFields } from '@/lib/admin-products/sidewall-fields'

/** One field for what stands on a sidewall: it fills width, profile, diameter and IC/VC while it is typed, and a title that is made of them keeps its C, LT and XL. */
export function SidewallBox() {
  const t = useTranslations('product_form')
  const { control: form, setValue, formState } = useFormContext<ProductForm>()
  const text = useWatch({ control: form, name: 'sidewall' })
  const fields = sidewallFields(text)

  function hear(typed: string): void {
    setValue('sidewall', typed)
    const { width, profile, diameter, icVc } = sidewallFields(typed) ?? {}
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    if (width) setValue('width', width, how)
    if (profile) setValue('profile', profile, how)
    if (diameter) setValue('diameter', diameter, how)
    if (icVc) setValue('icVc', icVc, how)
  }

  return (
    <div className="col-span-full flex flex-col gap-1">
      <Field label={t('size')} hint={t('size_hint')} optional>
        {(control) => (
          <Input
            {...control}
            value={text}
            onChange={(event) => hear(event.target.value)}
            maxLength={MAX_NOTATION_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <p role="status" className="min-h-5 text-sm">
        {text.trim() !== '' && (fields ? t('size_read', { size: fields.text }) : t('size_unread'))}
      </p>
    </div>
  )
}
