import { CONSENT_TEXT_VERSION } from '@bieznik/contract/people/consents'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { translate } from './render'

/** The words of each version: what somebody agreed to can be shown years later. */
const versions: Record<string, Record<string, string>> = {
  '2026-11-26': {
    pl: 'Zgadzam się na otrzymywanie informacji handlowych e-mailem',
    en: 'I agree to receive marketing e-mail',
    ru: 'Соглашаюсь получать рекламные письма',
  },
}

it.each(routing.locales)(
  'the words of a consent in %s are those of the version that is stored with it',
  (locale) => {
    expect(translate(locale)('checkout.consent_commercial')).toBe(versions[CONSENT_TEXT_VERSION]?.[locale])
  },
)

it.each(routing.locales)(
  'the account in %s calls a consent that the checkout may ask for nothing voluntary',
  (locale) => {
    const t = translate(locale)
    const words = ['what', 'never', 'give'] as const
    for (const word of words)
      expect(t(`consents.${word}`)).not.toMatch(/dobrowoln|voluntar|optional|доброволь|не влияет на заказ/i)
  },
)
