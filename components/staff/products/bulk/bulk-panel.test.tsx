import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { PastBulkChange, PreviewedProduct } from '@bieznik/contract/catalogue/bulk-change'
import { grosze } from '@bieznik/contract/money/money'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aTire, jan } from '@/tests/shop-examples'
import { ProductsList } from '../list/products-list'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const products = [aTire({ id: 30, title: 'Trasa' }), aTire({ id: 20, title: 'Szuter' })]
const previewOf = (id: number, differences: Partial<PreviewedProduct> = {}): PreviewedProduct => ({
  id,
  productType: 'Tire',
  title: id === 30 ? 'Trasa' : 'Szuter',
  price: grosze(41_250),
  inArchive: false,
  place: '',
  to: grosze(45_500),
  lowestPrice: null,
  leftOut: null,
  ...differences,
})
let previewed: PreviewedProduct[]
let past: PastBulkChange[]

beforeEach(() => {
  previewed = [previewOf(30), previewOf(20, { leftOut: 'unchanged', to: grosze(41_250) })]
  past = []
  bff.mockReset().mockImplementation(async (path, { method }) => {
    if (path.endsWith('/preview')) return { products: previewed }
    if (path.endsWith('/undo')) return { restored: 1, leftOut: [] }
    if (path.endsWith('/past-bulk-changes')) return past
    if (path.endsWith('/names')) return { anna: 'Anna Nowak' }
    if (method !== 'POST') return { rows: products, total: 120, unknown: [] }
    return { id: 5, changed: 1, leftOut: [{ id: 20, title: 'Szuter', reason: 'changed' }] }
  })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

const calls = (end: string) =>
  bff.mock.calls.filter(([path, { method }]) => path.endsWith(end) && method === 'POST')

async function open(locale: Locale = 'pl') {
  window.history.replaceState(null, '', '/admin/products?search=trasa')
  const view = renderWithQueries(<ProductsList />, locale)
  const t = translate(locale)
  await screen.findByRole('link', { name: 'Trasa' })
  return { t, ...view }
}

it.each(routing.locales)('chosen products get new prices as they were previewed (%s)', async (locale) => {
  const { t, user } = await open(locale)
  await user.click(screen.getByRole('checkbox', { name: t('admin.list.select_shown') }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.price') }))
  expect(screen.getByRole('heading', { name: t('admin_bulk.titles.price', { count: 2 }) })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: new RegExp(t('admin_bulk.percent.price')) }), '10')
  await user.selectOptions(screen.getByRole('combobox', { name: t('admin_bulk.ending') }), 'zloty_5')
  await user.type(screen.getByRole('textbox', { name: t('admin_products.reason') }), 'Nowy cennik')
  await user.click(screen.getByRole('button', { name: t('admin_bulk.show_preview') }))

  const table = await screen.findByRole('table', { name: t('admin_bulk.preview') })
  const change = { what: 'price', perMille: 100, ending: 'zloty_5', reason: 'Nowy cennik' }
  expect(calls('/preview')).toMatchObject([
    [expect.anything(), { json: { change, target: { ids: [30, 20] } } }],
  ])
  expect(within(table).getByRole('row', { name: /Trasa/ })).toHaveTextContent(/412[,.]50.*455[,.]00/)
  expect(within(table).getByRole('row', { name: /Szuter/ })).toHaveTextContent(
    t('admin_bulk.left_out.unchanged'),
  )

  await user.click(screen.getByRole('button', { name: t('admin_bulk.apply', { count: 1 }) }))
  expect(await screen.findByText(t('admin_bulk.applied', { count: 1 }))).toBeVisible()
  expect(calls('/bulk-changes')).toMatchObject([
    [expect.anything(), { json: { change, products: [{ id: 30, price: 412.5, inArchive: false }] } }],
  ])
  expect(screen.getByText(t('admin_bulk.left_out_title', { count: 1 }))).toBeVisible()
  expect(screen.getByText(`: ${t('admin_bulk.left_out.changed')}`)).toBeVisible()

  await user.click(screen.getByRole('button', { name: t('admin_bulk.undo', { id: '5' }) }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.undo_sure', { id: '5' }) }))
  expect(await screen.findByText(t('admin_bulk.restored', { count: 1 }))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('admin_bulk.back') }))
  expect(screen.queryByRole('group', { name: t('admin_bulk.selected', { count: 2 }) })).toBeNull()
})

it.each(routing.locales)('chosen products are given a place in the store (%s)', async (locale) => {
  previewed = [
    previewOf(30, { place: 'B-1', to: null }),
    previewOf(20, { place: 'A-03-2', leftOut: 'unchanged' }),
  ]
  const { t, user } = await open(locale)
  await user.click(screen.getByRole('checkbox', { name: t('admin.list.select_shown') }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.place') }))
  expect(screen.getByRole('heading', { name: t('admin_bulk.titles.place', { count: 2 }) })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: new RegExp(fieldName('place', locale)) }), 'A-03-2')
  await user.type(screen.getByRole('textbox', { name: t('admin_products.reason') }), 'Nowy regał{Enter}')
  const table = await screen.findByRole('table', { name: t('admin_bulk.preview') })
  expect(within(table).getByRole('row', { name: /Trasa/ })).toHaveTextContent(/B-1.*A-03-2/)
  await user.click(screen.getByRole('button', { name: t('admin_bulk.apply', { count: 1 }) }))
  expect(await screen.findByText(t('admin_bulk.applied', { count: 1 }))).toBeVisible()
  const change = { what: 'place', place: 'A-03-2', reason: 'Nowy regał' }
  expect(calls('/bulk-changes')).toMatchObject([
    [expect.anything(), { json: { change, products: [{ id: 30, place: 'B-1' }] } }],
  ])
})

it('all that are found are meant by what the list is narrowed to', async () => {
  const { t, user } = await open()
  await user.click(screen.getByRole('checkbox', { name: t('admin_bulk.select', { title: 'Trasa' }) }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.select_listed', { count: 120 }) }))
  expect(screen.getByRole('group', { name: t('admin_bulk.selected', { count: 120 }) })).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.archive') }))
  await user.type(screen.getByRole('textbox', { name: t('admin_products.reason') }), 'Koniec serii{Enter}')
  await waitFor(() =>
    expect(calls('/preview')).toMatchObject([
      [
        expect.anything(),
        { json: { change: { what: 'archive', inArchive: true }, target: { filter: { search: 'trasa' } } } },
      ],
    ]),
  )
})

it.each(routing.locales)(
  'a reduction that is not below the lowest price of thirty days is warned about (%s)',
  async (locale) => {
    previewed = [
      previewOf(30, { to: grosze(37_999), lowestPrice: grosze(27_999) }),
      previewOf(20, { to: grosze(37_999), lowestPrice: grosze(38_000) }),
    ]
    const { t, user } = await open(locale)
    await user.click(screen.getByRole('checkbox', { name: t('admin.list.select_shown') }))
    await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.reduction') }))
    await user.type(screen.getByRole('textbox', { name: new RegExp(t('admin_bulk.percent.reduction')) }), '8')
    await user.type(screen.getByLabelText(t('admin_bulk.to')), '2099-07-08T20:00')
    await user.click(screen.getByRole('button', { name: t('admin_bulk.show_preview') }))
    const table = await screen.findByRole('table', { name: t('admin_bulk.preview') })
    const warning = t('admin_bulk.not_below_lowest')
    expect(within(table).getByRole('row', { name: /Trasa/ })).toHaveTextContent(warning)
    expect(within(table).getByRole('row', { name: /Szuter/ })).not.toHaveTextContent(warning)
  },
)

it('large changes ask first, and a preview of what was typed before is not applied', async () => {
  previewed = [previewOf(30, { to: grosze(4_125) })]
  const { t, user } = await open()
  await user.click(screen.getByRole('checkbox', { name: t('admin_bulk.select', { title: 'Trasa' }) }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.price') }))
  const percent = screen.getByRole('textbox', { name: new RegExp(t('admin_bulk.percent.price')) })
  await user.type(percent, '-90')
  await user.type(screen.getByRole('textbox', { name: t('admin_products.reason') }), 'Wyprzedaż{Enter}')
  const apply = await screen.findByRole('button', { name: t('admin_bulk.apply', { count: 1 }) })
  await user.click(apply)
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent(t('admin_bulk.question.text'))
  await user.click(within(question).getByRole('button', { name: t('admin.leave_unchanged') }))
  expect(calls('/bulk-changes')).toEqual([])
  await user.type(percent, '{Backspace}')
  expect(screen.queryByRole('button', { name: t('admin_bulk.apply', { count: 1 }) })).not.toBeInTheDocument()
})

it('what is wrong is reported at its field, and what cannot be previewed above the form', async () => {
  const { t, user } = await open()
  await user.click(screen.getByRole('checkbox', { name: t('admin_bulk.select', { title: 'Trasa' }) }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.reduction') }))
  const percent = screen.getByRole('textbox', { name: t('admin_bulk.percent.reduction') })
  await user.type(percent, '0{Enter}')
  expect(percent).toHaveAccessibleDescription(
    expect.stringContaining(t('product_form.errors.percent_negative')),
  )
  await user.click(screen.getByRole('button', { name: t('admin_bulk.back') }))
  await user.click(screen.getByRole('button', { name: t('admin_bulk.actions.restore') }))
  bff.mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  await user.type(screen.getByRole('textbox', { name: t('admin_products.reason') }), 'Wraca{Enter}')
  expect(await screen.findByText(t('errors.unavailable'))).toBeVisible()
  expect(screen.getByRole('textbox', { name: t('admin_products.reason') })).toHaveValue('Wraca')
})

it('earlier changes are listed, and undone from there', async () => {
  past = [
    {
      id: 4,
      at: '2026-11-20T08:00:00.000Z',
      who: 'anna',
      change: { what: 'price', perMille: -100, ending: 'grosze_99', reason: 'Nowy cennik' },
      changed: 7,
      undoneAt: null,
    },
    {
      id: 3,
      at: '2026-11-19T08:00:00.000Z',
      who: 'anna',
      change: { what: 'place', place: 'A-03-2', reason: 'Nowy regał' },
      changed: 2,
      undoneAt: null,
    },
  ]
  const { t, user } = await open()
  const region = await screen.findByRole('region', { name: t('admin_bulk.past') })
  expect(region).toHaveTextContent('Zmień miejsce, A-03-2')
  expect(region).toHaveTextContent(/nr 4, 20 lis 2026, 09:00, Anna Nowak/)
  expect(region).not.toHaveTextContent('#')
  expect(region).toHaveTextContent(/Zmień ceny, [-−]10%, …,99/)
  await user.click(within(region).getByRole('button', { name: t('admin_bulk.undo', { id: '4' }) }))
  await user.click(within(region).getByRole('button', { name: t('admin_bulk.undo_sure', { id: '4' }) }))
  expect(calls('/bulk-changes/4/undo')).toHaveLength(1)
})
