import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { trackingUrl, type Parcel } from '@bieznik/contract/selling/parcel'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { anOrder } from '@/tests/shop-examples'
import { OrderFactList } from './order-fact-list'

const parcels: Parcel[] = [
  { id: 1, carrier: 'dpd', number: '000012345678', pieces: 2, grams: null },
  { id: 2, carrier: 'poczta_polska', number: 'RR123456789PL', pieces: 2, grams: 9_000 },
]

it.each(routing.locales)('leads the buyer in %s to where each parcel can be followed', (locale) => {
  renderIn(<OrderFactList order={anOrder({ status: 'Sent', parcels })}>{null}</OrderFactList>, locale)
  expect(screen.getByText(translate(locale)('orders.parcels'))).toBeVisible()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['DPD 000012345678', 'Poczta Polska RR123456789PL'])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(parcels.map(trackingUrl))
})

it('says nothing of parcels before there are any', () => {
  renderIn(<OrderFactList order={anOrder()}>{null}</OrderFactList>)
  expect(screen.queryByText(translate('pl')('orders.parcels'))).not.toBeInTheDocument()
})
