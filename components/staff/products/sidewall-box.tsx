'use client'

import { MAX_NOTATION_LENGTH } from '@bieznik/contract/catalogue/notation-length'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { sidewallFields } from '@/lib/products/sidewall-fields'
import type { ProductFormReturn } from './use-product-form'

/** One field for what stands on a sidewall: it fills width, profile, diameter, IC/VC and the class of the carcass (C, LT, XL) while it is typed. */
export function SidewallBox({ form }: { form: ProductFormReturn }) {
  const t = useTranslations('product_form')
  const { control, setValue, formState } = form
  const text = useWatch({ control, name: 'sidewall' })
  const fields = sidewallFields(text)

  function hear(typed: string): void {
    setValue('sidewall', typed)
    const { width, profile, diameter, icVc, loadClass } = sidewallFields(typed) ?? {}
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    if (width) setValue('width', width, how)
    if (profile) setValue('profile', profile, how)
    if (diameter) setValue('diameter', diameter, how)
    if (icVc) setValue('icVc', icVc, how)
    if (loadClass !== undefined) setValue('loadClass', loadClass ?? '', how)
  }

  return (
    <div className="col-span-full flex flex-col gap-1">
      <TextField
        label={t('size')}
        hint={t('size_hint')}
        optional
        value={text}
        onChange={(event) => hear(event.target.value)}
        maxLength={MAX_NOTATION_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p role="status" className="min-h-5 text-sm">
        {text.trim() !== '' && (fields ? t('size_read', { size: fields.text }) : t('size_unread'))}
      </p>
    </div>
  )
}
