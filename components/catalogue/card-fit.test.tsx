import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { removeCar, saveCar } from '@/lib/my-car/cars'
import { renderIn } from '@/tests/render'
import { aTire } from '@/tests/shop-examples'
import { CardFit } from './card-fit'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))
// The texts are made before a build; here they are all there.
vi.mock('@/lib/i18n/fit-messages', () => ({
  FitMessages: ({ children }: { children: React.ReactNode }) => children,
}))

const request = vi.mocked(requestJson)
const car: Car = {
  id: 'a',
  name: 'Transit',
  sizes: [{ width: 195, profile: 70, diameter: 15, loadClass: 'C' }],
  axleLoad: 1700,
  loadIndex: null,
  speedSymbol: 'R',
  boltCircle: null,
  bore: null,
  wheelWidth: null,
  wheelEt: null,
  fastening: null,
  thread: null,
  boltLength: null,
}
const vanTire = aTire({ id: 7, width: 195, profile: 70, icVc: '104S', loadClass: 'C' })

beforeEach(() => {
  request.mockReset()
  saveCar(car)
})
afterEach(() => removeCar('a'))

const open = (ids: readonly number[]) =>
  renderIn(
    <>
      {ids.map((id) => (
        <CardFit key={id} id={id} ids={ids} />
      ))}
    </>,
  )

it('says of each product of a list whether it fits, and asks for all of them at once', async () => {
  request.mockResolvedValue([vanTire, { ...vanTire, id: 8, icVc: '97S' }])
  open([7, 8])
  expect(await screen.findByText('Pasuje: Transit')).toBeInTheDocument()
  expect(screen.getByText('Nie pasuje: Transit')).toBeInTheDocument()
  expect(request).toHaveBeenCalledExactlyOnceWith('/api/products?lang=pl&ids=7%2C8', expect.anything())
})

it('says nothing where that is not known', async () => {
  request.mockRejectedValue(new ProblemError('unavailable', 'the shop does not answer'))
  const { container } = open([9])
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  expect(container).toBeEmptyDOMElement()
})
