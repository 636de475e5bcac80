'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId } from './checkout-fields'
import { PrivacyConsent } from './privacy-consent'
import { Section } from './section'
import { errorKeyAt } from './use-checkout-errors'

export function ConfirmationSection({ isPlacing }: { isPlacing: boolean }) {
  const t = useTranslations('checkout')
  const { register, formState } = useFormContext<CheckoutFormInput>()
  const errorOf = (name: string) => {
    const key = errorKeyAt(formState.errors, name)
    return key && t(`errors.${key}`)
  }
  return (
    <Section step={4} title={t('step_confirmation')}>
      <div>
        <Checkbox
          id={fieldId('consentPrivacy')}
          label={<PrivacyConsent />}
          error={errorOf('consentPrivacy')}
          {...register('consentPrivacy')}
        />
        <Checkbox
          id={fieldId('consentCommercial')}
          label={t('consent_commercial')}
          error={errorOf('consentCommercial')}
          {...register('consentCommercial')}
        />
      </div>
      <Button type="submit" busy={isPlacing}>
        {t('submit')}
      </Button>
    </Section>
  )
}
