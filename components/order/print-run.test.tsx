import { grosze } from '@bieznik/contract/money/money'
import type { PackingDocument } from '@bieznik/contract/people/back-office'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, jan } from '@/tests/shop-examples'
import { PrintRun } from './print-run'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')

const aDocument = (id: number, differences: Partial<PackingDocument> = {}): PackingDocument => ({
  ...anOrder({ id }),
  language: 'pl',
  customerType: 'private_person',
  taxId: null,
  email: 'jan@example.com',
  phone: '+48123456789',
  accepted: { rules: null, privacy: null, returns: null },
  places: [],
  buyer: { address: 'Rynek 1', city: 'Łódź', postCode: '90-001', country: 'Polska' },
  ...differences,
})

const open = (query: string) => {
  window.history.replaceState(null, '', `/admin/print${query}`)
  return renderWithQueries(<PrintRun />)
}

beforeEach(() => {
  bff.mockReset().mockResolvedValue([aDocument(30), aDocument(20, { status: 'Canceled' }), aDocument(10)])
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it('has a pick list of all and then the slip of each, read in one call', async () => {
  open('?orders=30,20,10')
  const sheets = await screen.findAllByRole('article')
  expect(bff.mock.calls.map(([path]) => path)).toEqual(['/api/admin/order-documents?ids=30%2C20%2C10'])
  expect(sheets.map((sheet) => within(sheet).getAllByRole('heading')[0]?.textContent)).toEqual([
    t('print.pick_list', { count: 3 }),
    ...['30', '20', '10'].map((id) => t('print.packing_slip_title', { id })),
  ])
  const [list] = sheets
  // What is canceled is not fetched from the shelves.
  expect(list).toHaveTextContent('30 × 4, 10 × 4')
  expect(list).toHaveTextContent(t('print.pieces', { count: 8 }))
  expect(screen.getByRole('button', { name: t('print.print') })).toBeVisible()
})

it('says on a slip how much is taken at the delivery, where the order is paid then and not yet', async () => {
  bff.mockResolvedValue([
    aDocument(30, { typeOfPayment: 'payment_at_delivery', due: grosze(76_400) }),
    aDocument(20, { typeOfPayment: 'payment_at_delivery', due: grosze(0) }),
    aDocument(10, { typeOfPayment: 'transfer', due: grosze(76_400) }),
  ])
  open('?orders=30,20,10')
  const collect = await screen.findAllByText(t('print.collect', { amount: '764,00 zł' }))
  expect(collect.map((each) => each.closest('article')?.textContent)).toEqual([
    expect.stringContaining(t('print.packing_slip_title', { id: '30' })),
  ])
})

it('is sorted by the places of the store where products have one', async () => {
  const [item] = anOrder().orderItems
  if (!item) throw new Error('the example has no line')
  const other = { ...item, id: 99, productId: 99, title: 'Opona bez miejsca' }
  const places = [{ productId: item.productId, place: 'A-03-2' }]
  bff.mockResolvedValue([aDocument(30, { orderItems: [other, item], places })])
  open('?orders=30')
  const [list] = await screen.findAllByRole('article')
  if (!list) throw new Error('there is no pick list')
  expect(within(list).getByRole('rowheader', { name: t('print.place', { place: 'A-03-2' }) })).toBeVisible()
  const rows = within(list)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows.slice(1)).toEqual([
    t('print.place', { place: 'A-03-2' }),
    expect.stringContaining(item.title),
    t('print.no_place'),
    expect.stringContaining('Opona bez miejsca'),
  ])
})

it('names the orders that are not there', async () => {
  open('?orders=30,20,10,5')
  expect(await screen.findByRole('alert')).toHaveTextContent(t('print.missing', { ids: '5' }))
})

it.each(['', '?orders=', '?orders=x'])('says that there is nothing to print: %s', (query) => {
  open(query)
  expect(screen.getByText(t('print.nothing'))).toBeVisible()
  expect(bff).not.toHaveBeenCalled()
})

it('says why it could not be read, and tries again', async () => {
  bff.mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  const { user } = open('?orders=30')
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  expect(await screen.findAllByRole('article')).not.toHaveLength(0)
})
