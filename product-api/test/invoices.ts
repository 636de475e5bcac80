import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import type { InvoiceContent } from '../src/money/invoices/invoice-content.ts'
import type { InvoiceSettings } from '../src/money/invoices/invoice-settings.ts'

const {
  returnAddress: _r,
  complaintAddress: _c,
  weekdayHours: _w,
  saturdayHours: _s,
  returnCost: _cost,
  ...seller
} = exampleCompany

export const invoicing: InvoiceSettings = {
  splitPaymentKinds: new Set(['Tire', 'Wheel', 'Spacer']),
  splitPaymentAbove: grosze(1_500_000),
  prepaid: 'delivery',
  isKsefOn: false,
}

/** A company's set of tires for 1396.00 PLN, paid on the day of the delivery. */
export const setOfTires: InvoiceContent = {
  seller,
  buyer: {
    name: 'Trakt sp. z o.o.',
    taxId: '5260001246',
    address: 'ul. Przykładowa 1',
    postCode: '00-001',
    city: 'Warszawa',
    country: 'Polska',
    countryCode: 'PL',
  },
  order: { id: 30, orderedOn: '2026-11-23' },
  soldOn: '2026-11-24',
  advancePaidOn: null,
  lines: [
    {
      title: 'Opona bieżnikowana 195/65 R15 91T',
      productType: 'Tire',
      quantity: 4,
      price: grosze(34_900),
      rate: '23',
    },
  ],
  payment: { method: 'payment_at_delivery', paidOn: '2026-11-24', dueOn: null },
  isSplitPayment: false,
  isToReceipt: false,
  correction: null,
}
