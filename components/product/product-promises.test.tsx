import { productTypes } from '@bieznik/contract/product'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { ProductPromises } from './product-promises'

describe.each(routing.locales)('what is promised in %s', (locale) => {
  const t = translate(locale)

  it.each(productTypes)('of a %s names delivery, payment and certification', (kind) => {
    renderIn(<ProductPromises kind={kind} />, locale)
    for (const name of ['delivery', 'payment', 'certification'] as const)
      expect(screen.getByRole('heading', { name: t(`product.${name}`) })).toBeVisible()
    expect(screen.getByRole('link', { name: t('product.about_link') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/aboutcompany$/),
    )
  })

  it('is retreading of tires alone', () => {
    const promised = productTypes.filter((kind) => {
      const { container, unmount } = renderIn(<ProductPromises kind={kind} />, locale)
      const isNamed = container.textContent.includes('108')
      unmount()
      return isNamed
    })
    expect(promised).toEqual(['Tire'])
  })
})
