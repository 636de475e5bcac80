import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '@/components/ui/checkbox'
import { renderIn } from '@/tests/render'
import { PrivacyConsent } from './privacy-consent'

const consents = [
  [
    'pl',
    'Akceptuję regulamin i politykę prywatności',
    { regulamin: '/rules', 'politykę prywatności': '/privacy' },
  ],
  [
    'en',
    'I accept the store rules and the privacy policy',
    { 'store rules': '/en/rules', 'privacy policy': '/en/privacy' },
  ],
  [
    'ru',
    'Я принимаю правила магазина и политику конфиденциальности',
    { 'правила магазина': '/ru/rules', 'политику конфиденциальности': '/ru/privacy' },
  ],
] as const

describe.each(consents)('the consent in %s', (locale, words, links) => {
  it('is named by its words alone', () => {
    renderIn(<Checkbox label={<PrivacyConsent />} />, locale)
    expect(screen.getByRole('checkbox', { name: words })).not.toBeChecked()
  })

  it('leads to both texts in a new tab', () => {
    renderIn(<Checkbox label={<PrivacyConsent />} />, locale)
    for (const [name, href] of Object.entries(links)) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
    }
  })
})
