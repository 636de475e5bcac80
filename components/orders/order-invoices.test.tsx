import { grosze } from '@bieznik/contract/money/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { OrderInvoices } from './order-invoices'

const order = { status: 'Pending', documentKind: 'invoice' } as const
const correction = {
  id: 8,
  number: 'FK/2026/0001',
  kind: 'correction',
  issuedOn: '2026-11-26',
  gross: grosze(-41_250),
  buyer: { name: 'Jan Kowalski', taxId: null, address: 'ul. Długa 1', postCode: '00-001', city: 'Warszawa' },
  lines: [],
} as const

it.each(routing.locales)('lists what can be saved, a correction with what it takes back, in %s', (locale) => {
  const t = translate(locale)
  renderWithQueries(<OrderInvoices order={{ ...order, invoices: [{ ...correction, lines: [] }] }} />, locale)
  expect(screen.getByRole('listitem')).toHaveTextContent(t('invoices.correction'))
  expect(screen.getByRole('listitem')).toHaveTextContent(/-412[.,]50/)
  const name = t('invoices.save', { number: 'FK/2026/0001', kind: 'PDF' })
  expect(screen.getByRole('button', { name })).toBeVisible()
})

it('says when the invoice comes, and of a receipt or a canceled order nothing', () => {
  const t = translate('pl')
  const { rerender } = renderWithQueries(<OrderInvoices order={order} />)
  expect(screen.getByText(t('invoices.coming'))).toBeVisible()
  rerender(<OrderInvoices order={{ ...order, status: 'Canceled' }} />)
  expect(screen.queryByText(t('invoices.coming'))).not.toBeInTheDocument()
  rerender(<OrderInvoices order={{ ...order, documentKind: 'receipt' }} />)
  expect(screen.queryByText(t('invoices.coming'))).not.toBeInTheDocument()
})
