import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { ProductPromises } from './product-promises'

const products = [aTire(), aWheel, aSpacer]

describe.each(routing.locales)('what is promised in %s', (locale) => {
  const t = translate(locale)

  // Shows S2.70
  it.each(products)('of a $productType names delivery, payment and certification', (product) => {
    renderIn(<ProductPromises product={product} waysToPay={[]} />, locale)
    for (const name of ['delivery', 'payment', 'certification'] as const)
      expect(screen.getByRole('heading', { name: t(`product.${name}`) })).toBeVisible()
    expect(screen.getByRole('link', { name: t('product.about_link') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/aboutcompany$/),
    )
  })
})

it.each([
  ['pl', 'Dobieramy do opon, montujemy i wyważamy.', 'Dobieramy do piasty i felgi, montujemy u nas.'],
  ['en', 'Matched to the tires, fitted and balanced here.', 'Matched to the hub and the wheel, fitted here.'],
  ['ru', 'Подбираем к шинам, монтируем и балансируем.', 'Подбираем к ступице и диску, устанавливаем у нас.'],
] as const)('in %s wheels are balanced and spacers are not', (locale, ofWheels, ofSpacers) => {
  const { container, unmount } = renderIn(<ProductPromises product={aWheel} waysToPay={[]} />, locale)
  expect(container).toHaveTextContent(ofWheels)
  unmount()
  renderIn(<ProductPromises product={aSpacer} waysToPay={[]} />, locale)
  expect(document.body).toHaveTextContent(ofSpacers)
})

it.each([
  ['pl', 'Przy odbiorze, gotówką lub kartą.', 'albo przy zamówieniu: Przelewy24, PayPal.'],
  ['en', 'On delivery, in cash or by card.', 'or when you order: Przelewy24, PayPal.'],
  ['ru', 'При получении, наличными или картой.', 'либо при заказе: Przelewy24, PayPal.'],
] as const)('in %s the block of payment names every way that the checkout offers', (locale, only, others) => {
  const { container, unmount } = renderIn(<ProductPromises product={aWheel} waysToPay={[]} />, locale)
  expect(container).toHaveTextContent(only)
  unmount()
  renderIn(<ProductPromises product={aWheel} waysToPay={['Przelewy24', 'PayPal']} />, locale)
  expect(document.body).toHaveTextContent(others)
})
