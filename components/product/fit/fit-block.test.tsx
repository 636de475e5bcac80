import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { removeCar, saveCar } from '@/lib/my-car/cars'
import { renderIn, translate } from '@/tests/render'
import { aTire } from '@/tests/shop-examples'
import { FitBlock } from './fit-block'

// The texts are made before a build; here they are all there.
vi.mock('@/lib/i18n/fit-messages', () => ({
  FitMessages: ({ children }: { children: React.ReactNode }) => children,
}))

const t = translate('pl')
const car: Car = {
  id: 'a',
  name: 'Niva',
  sizes: [{ width: 195, profile: 80, diameter: 15, loadClass: null }],
  axleLoad: 1000,
  loadIndex: null,
  speedSymbol: 'Q',
  boltCircle: null,
  bore: null,
  wheelWidth: null,
  wheelEt: null,
  fastening: null,
  thread: null,
  boltLength: null,
}

afterEach(() => removeCar('a'))

it('leads to the page of the car while there is none', () => {
  renderIn(<FitBlock product={aTire()} />)
  expect(screen.getByRole('link', { name: t('product.my_car') })).toHaveAttribute(
    'href',
    expect.stringContaining('/my-car'),
  )
})

it('says whether the product fits the saved car', async () => {
  saveCar(car)
  renderIn(<FitBlock product={aTire()} />)
  expect(await screen.findByRole('status')).toHaveTextContent('Pasuje: Niva')
  expect(screen.queryByRole('link', { name: t('product.my_car') })).toBeNull()
})

it('leads there again when what is stored is no car', async () => {
  window.localStorage.setItem('bieznik.cars', '{"cars":[{}]}')
  renderIn(<FitBlock product={aTire()} />)
  expect(await screen.findByRole('link', { name: t('product.my_car') })).toBeVisible()
  window.localStorage.clear()
})
