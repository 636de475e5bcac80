import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { languages } from '@bieznik/contract/language'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { renderIn, translate } from '@/tests/render'
import { FitVerdict } from './fit-verdict'

const van: Car = {
  id: 'van',
  name: 'Transit',
  sizes: [{ width: 195, profile: 70, diameter: 15, loadClass: 'C' }],
  axleLoad: 1700,
  loadIndex: null,
  speedSymbol: 'R',
  boltCircle: '5x112',
  bore: 57.1,
  wheelWidth: 6,
  wheelEt: 50,
  fastening: 'bolt',
  thread: 'M14x1.5',
  boltLength: 28,
}
const cars = { cars: [van], currentId: 'van' }
const vanTire = aTire({ width: 195, profile: 70, icVc: '104S', loadClass: 'C' })
const summary = () => screen.getByRole('status')

beforeEach(() => window.localStorage.clear())

it('says that a tire fits, and why', async () => {
  const { user } = renderIn(<FitVerdict product={vanTire} cars={cars} />)
  expect(summary()).toHaveTextContent('Pasuje: Transit')
  await user.click(summary())
  const reasons = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(reasons[0]).toHaveTextContent('195/70 R15C to rozmiar Twojego auta.')
  expect(screen.getByText(/Połowa nacisku na oś to/)).toHaveTextContent('850 kg, wystarczy indeks 102')
})

it('says first why another does not', async () => {
  const { user } = renderIn(<FitVerdict product={aTire({ ...vanTire, icVc: '97S' })} cars={cars} />, 'ru')
  expect(summary()).toHaveTextContent('Не подходит: Transit')
  await user.click(summary())
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first).toHaveTextContent('нужен индекс не ниже 102')
  expect(screen.getAllByText(/Dz\.U\. 2016/), 'a source of several reasons stands once').toHaveLength(1)
})

it('names the numbers that are missing and what fits beside, and leads to them', () => {
  const unknown = { ...van, axleLoad: null }
  renderIn(<FitVerdict product={vanTire} cars={{ cars: [unknown], currentId: null }} />)
  expect(summary()).toHaveTextContent(/Pasuje w \d punktach, brak danych \(nośność\): Transit/)
  const t = translate('pl')
  expect(screen.getByText(t('fit.complete'))).toHaveAttribute('href', expect.stringContaining('/my-car'))
})

it.each(languages)('has words for every reason in %s', (language) => {
  const wheel = { ...aWheel, et: 38, maxLoad: 800 }
  const spacer = { ...aSpacer, boreHub: 66.6, boreWheel: 66.6, system: 'through' }
  const bolted = { ...spacer, system: 'bolt_on' }
  const unknown = {
    ...van,
    axleLoad: null,
    speedSymbol: null,
    boltCircle: null,
    bore: null,
    thread: null,
    wheelEt: null,
  }
  for (const car of [van, unknown, { ...van, fastening: 'nut' as const, boltLength: null }])
    for (const product of [vanTire, aTire(), wheel, spacer, bolted]) {
      const { container, unmount } = renderIn(
        <FitVerdict product={product} cars={{ cars: [car], currentId: null }} />,
        language,
      )
      expect(container).not.toHaveTextContent(/fit\.|[{}]|NaN|undefined/)
      unmount()
    }
})
