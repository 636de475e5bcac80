import { grosze } from '@bieznik/contract/money/money'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderIn } from '@/tests/render'
import { InvoiceFacts } from './invoice-facts'
import { ParcelLink } from './parcel-link'

test('numbers of documents and of parcels, and names of carriers, are translated by no browser', () => {
  renderIn(
    <>
      <InvoiceFacts
        invoice={{ kind: 'invoice', number: 'FV/2026/0001', issuedOn: '2026-11-25', gross: grosze(139_600) }}
      />
      <ParcelLink parcel={{ id: 1, carrier: 'dpd', number: 'AB12345678', pieces: 4, grams: null }} />
    </>,
  )
  for (const code of ['FV/2026/0001', 'AB12345678', 'DPD'])
    expect(screen.getByText(code), code).toHaveAttribute('translate', 'no')
})
